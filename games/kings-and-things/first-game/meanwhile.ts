/** What happens in the first game while nobody is told, as `seat:action`, one after the other. */

/** Map, kingdoms, towers and the first Things of both: only the last word of the other is missing. */
export const SET_UP = `
  0:start:D6 0:claim:D5 1:claim:D3 0:claim:C4 1:claim:E3 0:tower:D6 1:tower:D2 0:place:baby-dragon:C4
  0:place:yellow-knight:D5 0:place:vultures:C4 0:place:white-bear:D6 0:place:ice-hunters:D5
  0:place:jungle-crocodiles:D5 0:place:mountain-men:D5 0:place:thing:C4 0:done 1:place:city:D2
  1:place:giant-wasp-4:D3 1:place:druid:D3 1:place:ice-hunters:E3 1:place:north-wind:D2 1:done
  0:lay:dust-of-defence 0:lay:golem 0:done 1:lay:goblins 1:lay:goblins 1:lay:farmers 1:lay:giant-mosquito
  1:lay:sword 1:done 0:place:village:C4 0:place:killer-puffins:D5 0:done
`

/** From the first keep to the battle in which a bluff is turned up: two turns later. */
export const TWO_TURNS = `
  1:done 0:done 1:done 0:draw:0 0:place:wild-cat:D5 0:place:dwarves-r2:D6 0:done 1:draw:0 1:done 1:done
  0:pick-all:C4 0:step:C3 0:done 0:pick-all:D5 0:step:D4 0:done 0:done 1:pick-all:D3 1:step:E2 1:done
  1:done 0:resolve:C3 0:done 1:item:golem 0:hit:vultures 0:hit:baby-dragon 0:retreat:C4
  1:place:greathunter:E2 1:place:buffalo-herd-4:E2 1:place:eagles:E2 1:place:wanderers-2:E2 1:done 0:done
  1:hit:building 0:done 0:hit:mountain-men 0:hit:yellow-knight 0:build:D6 0:done 1:done 0:done
  1:try:plains-lord+1 1:station:E2 0:draw:0 0:place:village:D6 0:place:timberland:C5
  0:place:white-dragon:D4 0:done 1:draw:0 1:place:city:E2 1:place:basilisk:D2 1:done 1:done 0:pick-all:D4
  0:step:E3 0:done 0:done 1:done
`
