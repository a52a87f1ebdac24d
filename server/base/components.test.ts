import { describe, expect, it } from 'vitest'
import { Components } from './components'

function listed(failing?: string) {
  const calls: string[] = []
  const components = new Components()
  const act = async (call: string) => {
    calls.push(call)
    if (call === failing) throw new Error(call)
  }
  for (const name of ['a', 'b', 'c'])
    components.add({ open: () => act(`open ${name}`), close: () => act(`close ${name}`) })
  return { calls, components }
}

describe('components', () => {
  it('are opened in order and closed in the reverse', async () => {
    const { calls, components } = listed()
    await components.open()
    await components.close()
    expect(calls).toEqual(['open a', 'open b', 'open c', 'close c', 'close b', 'close a'])
  })

  it('are not opened after one that fails', async () => {
    const { calls, components } = listed('open b')
    await expect(components.open()).rejects.toThrow('open b')
    expect(calls).toEqual(['open a', 'open b'])
  })

  it('are all closed when one fails to', async () => {
    const { calls, components } = listed('close b')
    await expect(components.close()).rejects.toThrow('close b')
    expect(calls).toEqual(['close c', 'close b', 'close a'])
  })
})
