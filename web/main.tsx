import './design/base.css'
import { fetched } from '@crownlands/table/fetched'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { hostOnDemand } from './home/host-on-demand'
import { offerUpdates } from './pwa/update'
import { followSettings } from './settings/store/store'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no place for the app')
const host = hostOnDemand(async () => (await fetched(import('./host/connect'))).connectHost())
followSettings()
createRoot(root).render(
  <StrictMode>
    <App host={host} />
  </StrictMode>,
)
offerUpdates()
