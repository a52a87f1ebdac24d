/** What is the same for everybody today: the game of the day, of each game that has one. */
import type { TableHost } from '@crownlands/table/protocol'
import { DailyGame } from '../daily/daily-game'
import { ON_THE_TABLE } from '../rooms/games'
import { useLanguage } from '../text/words'

interface TodayProps {
  readonly host: TableHost
  /** Where it stands on the page. */
  readonly className: string | undefined
}

export function Today({ host, className }: TodayProps) {
  const language = useLanguage()
  return (
    <div className={className}>
      {ON_THE_TABLE.map(({ id, daily }) =>
        daily === undefined ? null : <DailyGame key={id} game={id} words={daily[language]} host={host} />,
      )}
    </div>
  )
}
