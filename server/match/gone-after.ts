/** After how long away somebody counts as gone, where the table does not say; and how long a request waits for answers. */
import type { ClockPlan } from '@crownlands/table/online'
import { sql } from 'kysely'

/** In minutes: fewer where people sit together. */
export const USUAL_GONE_AFTER: Readonly<Record<ClockPlan['type'], number>> = { live: 3, none: 15, days: 2880 }

/** Of `match`, as an interval. */
export const GONE_AFTER = sql`(coalesce(match.gone_after, case match.clock ->> 'type'
    when 'live' then ${sql.lit(USUAL_GONE_AFTER.live)}
    when 'days' then ${sql.lit(USUAL_GONE_AFTER.days)} else ${sql.lit(USUAL_GONE_AFTER.none)} end)
  * interval '1 minute')`
