import { describe, expect, it } from 'vitest'
import { type Config, readConfig } from './config'

function configFrom(environment: Readonly<Record<string, string>>): Config {
  const config = readConfig(environment)
  if ('mistakes' in config) throw new Error(config.mistakes.join(' '))
  return config
}

function mistakesIn(environment: Readonly<Record<string, string>>): readonly string[] {
  const config = readConfig(environment)
  return 'mistakes' in config ? config.mistakes : []
}

describe('the settings', () => {
  it('need not be there, and empty is as good as not there', () => {
    const usual = configFrom({})
    expect(usual).toMatchObject({ databaseUrl: undefined, role: 'all', connections: 10, trustProxy: 0, limits: 'on' })
    expect(usual).toMatchObject({ connectionsPerAddress: 200, connectionsInTotal: 20_000 })
    expect(configFrom({ ROLE: ' ', PUBLIC_URL: '', JOBS: '' })).toEqual(usual)
  })

  it('are taken as they are meant', () => {
    const config = configFrom({
      ...{ DATABASE_URL: 'postgres://me:secret@db/crownlands', ROLE: 'worker', JOBS: '8', TRUST_PROXY: 'yes' },
      ...{ METRICS_TOKEN: 'sesame', PUSH_CONTACT: 'mailto:me@example.org' },
    })
    expect(config).toMatchObject({ role: 'worker', jobs: 8, trustProxy: 1, metricsToken: 'sesame' })
    expect(configFrom({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    expect(configFrom({ LIMITS: 'off' }).connectionsPerAddress).toBeUndefined()
    expect(configFrom({ LIMITS: 'off', CONNECTIONS_PER_ADDRESS: '50' }).connectionsPerAddress).toBe(50)
  })

  it.each(['https://Play.Example.ORG', 'https://play.example.org:443/', 'https://play.example.org'])(
    'know %s by the name that browsers give it',
    (url) => expect(configFrom({ PUBLIC_URL: url }).publicUrl).toBe('https://play.example.org'),
  )

  it.each([
    ['ROLE', 'king', 'it may be all, web, worker'],
    ['PUBLIC_URL', 'play.example.org', 'begins with http:// or https://'],
    ['PUBLIC_URL', 'https://example.org/games', 'something after the name of the host'],
    ['DATABASE_CONNECTIONS', '1', 'a whole number from 2 to 500'],
    ['TABLE_THREADS', '1.5', 'a whole number from 1 to 64'],
    ['BOT_THREADS', 'many', 'a whole number'],
    ['JOBS', '0', 'a whole number'],
    ['TRUST_PROXY', 'maybe', 'yes, no, or how many'],
    ['LIMITS', 'none', 'it may be on, off'],
    ['CONNECTIONS_PER_ADDRESS', '0', 'a whole number from 1'],
    ['CONNECTIONS_IN_TOTAL', 'all', 'a whole number from 1'],
    ['LOG_LEVEL', 'loud', 'it may be trace'],
    ['PUSH_CONTACT', 'me', 'mailto:me@example.org'],
  ])('%s=%s is a mistake, said in a sentence that names it', (name, value, sentence) => {
    const mistakes = mistakesIn({ [name]: value })
    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]).toContain(name)
    expect(mistakes[0]).toContain(sentence)
    expect(mistakes[0]).toMatch(/\.$/)
  })

  it('are all looked at, and a password is not repeated', () => {
    const mistakes = mistakesIn({ DATABASE_URL: 'mysql://me:secret@db/x', ROLE: 'king', JOBS: '-1' })
    expect(mistakes).toHaveLength(3)
    expect(mistakes.join(' ')).not.toContain('secret')
  })
})
