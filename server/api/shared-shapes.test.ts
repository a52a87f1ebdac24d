import type { Infer } from '@crownlands/core/schema'
import type {
  BotInfo,
  ChatLine,
  Me,
  MyTables,
  NewTable,
  PasskeyInfo,
  Person,
  RatingCourse,
  RatingInfo,
  ServerStatus,
  SessionInfo,
  TableInfo,
  TokenInfo,
} from '@crownlands/table/online'
import { expect, it } from 'vitest'
import type { ANSWERS } from './answers'
import type { NewTableBody } from './schemas'

type Answers = typeof ANSWERS
type Answer<N extends keyof Answers> = Infer<Answers[N]>
/** Each fits where the other is wanted. */
type Agree<One, Other> = [One, Other] extends [Other, One] ? 'agree' : 'differ'

it('what the browser expects of the server is what the server answers', () => {
  // The compiler is the test: a shape that has changed on one side alone does not compile.
  const shapes: readonly 'agree'[] = [
    agreed<Agree<Answer<'Table'>, TableInfo>>('agree'),
    agreed<Agree<Answer<'MyTables'>, MyTables>>('agree'),
    agreed<Agree<Answer<'Person'>, Person>>('agree'),
    agreed<Agree<Answer<'Me'>, Me>>('agree'),
    agreed<Agree<Answer<'Line'>, ChatLine>>('agree'),
    agreed<Agree<Answer<'Status'>, ServerStatus>>('agree'),
    agreed<Agree<Answer<'Sessions'>['sessions'][number], SessionInfo>>('agree'),
    agreed<Agree<Answer<'Passkeys'>['passkeys'][number], PasskeyInfo>>('agree'),
    agreed<Agree<Answer<'Bot'>, BotInfo>>('agree'),
    agreed<Agree<Answer<'Tokens'>['tokens'][number], TokenInfo>>('agree'),
    agreed<Agree<Answer<'Player'>['ratings'][number], RatingInfo>>('agree'),
    agreed<Agree<Answer<'Courses'>['ratings'][number], RatingCourse>>('agree'),
    agreed<Agree<NewTableBody, NewTable>>('agree'),
  ]
  expect(new Set(shapes)).toEqual(new Set(['agree']))
})

function agreed<Shapes extends 'agree'>(shapes: Shapes): Shapes {
  return shapes
}
