import { describe, expect, it } from 'vitest'
import { answered, mayPass, type Trouble } from './api'
import { PROBLEMS } from './problem-text'
import { problemText } from './words'

function troubleOf(status: number, text: string | undefined, retryAfter: string | null = null): Trouble {
  const answer = answered(status, retryAfter, text)
  if (!('trouble' in answer)) throw new Error('that was a success')
  return answer.trouble
}

describe('an answer of the server', () => {
  it('is its value, or nothing when there is nothing to say', () => {
    expect(answered(201, null, '{"code":"x"}')).toEqual({ value: { code: 'x' } })
    expect(answered(204, null, '')).toEqual({ value: undefined })
  })

  it('that says no keeps all that came with it', () => {
    expect(troubleOf(409, '{"problem":"changed","message":"Oh.","match":{"at":"1.0"}}')).toMatchObject({
      status: 409,
      problem: 'changed',
      message: 'Oh.',
      body: { match: { at: '1.0' } },
    })
  })

  it('says how long to wait, when somebody was too fast', () => {
    const trouble = troubleOf(429, '{"problem":"too-much","message":""}', '90')
    expect(trouble.retryAfter).toBe(90)
    expect(problemText(trouble, 'en')).toContain('2 minutes')
    expect(problemText(trouble, 'fr')).toContain('2 minutes')
  })

  it('from somebody else in its place, a hotel’s network say, is known as such', () => {
    expect(troubleOf(200, '<html>Welcome to the hotel</html>').problem).toBe('not-ours')
    expect(troubleOf(502, '<html>Bad gateway</html>').problem).toBe('not-ours')
    expect(troubleOf(404, '[]').problem).toBe('not-ours')
  })

  it('that breaks off in the middle is none', () => {
    expect(troubleOf(200, undefined)).toMatchObject({ status: 0, problem: 'no-answer' })
  })
})

describe('a trouble', () => {
  it.each([
    [0, true],
    [429, true],
    [503, true],
    [404, false],
    [409, false],
  ])('of status %i may pass by itself: %s', (status, passes) => {
    expect(mayPass(troubleOf(status, '{"problem":"x"}'))).toBe(passes)
  })

  it('has a sentence in both languages, also one that this page has never heard of', () => {
    expect(Object.keys(PROBLEMS.fr.named)).toEqual(Object.keys(PROBLEMS.en.named))
    for (const status of [400, 500])
      for (const language of ['en', 'fr'] as const)
        expect(problemText(troubleOf(status, '{"problem":"of-tomorrow"}'), language)).toMatch(/\.$/)
  })
})
