/** The settings of the server, checked. */
import { type Config, readConfig } from '@crownlands/server/base/config'
import { UserError } from './fail'

export function checkedConfig(): Config {
  const config = readConfig(process.env)
  if ('mistakes' in config) throw new UserError(config.mistakes.join('\n'))
  return config
}
