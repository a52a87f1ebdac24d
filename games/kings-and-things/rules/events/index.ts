/** All random events. */
import type { EventCounter } from '../../content'
import { bigJuju } from './big-juju'
import { darkPlague } from './dark-plague'
import { defection } from './defection'
import type { RandomEvent } from './event'
import { goodHarvest } from './good-harvest'
import { motherLode } from './mother-lode'
import { teeniepox } from './teeniepox'
import { terrainDisaster } from './terrain-disaster'
import { vandalism } from './vandalism'
import { weatherControl } from './weather-control'
import { willingWorkers } from './willing-workers'

export type RandomEvents = Readonly<Record<EventCounter, RandomEvent>>

export const RANDOM_EVENTS: RandomEvents = {
  big_juju: bigJuju,
  dark_plague: darkPlague,
  defection,
  good_harvest: goodHarvest,
  mother_lode: motherLode,
  teeniepox,
  terrain_disaster: terrainDisaster,
  vandalism,
  weather_control: weatherControl,
  willing_workers: willingWorkers,
}
