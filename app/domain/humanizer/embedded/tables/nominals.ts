import { inflect } from '../inflect.ts'

/** "the development of" behind a preposition says less than "developing": noun=verb. */
const NOMINALS =
  'development=develop implementation=implement creation=create treatment=treat identification=identify analysis=analyze evaluation=evaluate improvement=improve management=manage prevention=prevent reduction=reduce production=produce selection=select design=design optimization=optimize integration=integrate preservation=preserve protection=protect promotion=promote assessment=assess detection=detect estimation=estimate characterization=characterize construction=build adoption=adopt introduction=introduce establishment=establish exploration=explore examination=examine investigation=study removal=remove maintenance=maintain pursuit=pursue achievement=achieve acquisition=acquire enhancement=improve enforcement=enforce interpretation=interpret modification=change completion=complete consumption=consume allocation=allocate collection=collect exchange=exchange'

/** Nouns that name the doing alone: "of the creation of" is "of creating", but a design is a thing as well. */
const DOINGS = new Set(
  'implementation creation identification prevention reduction optimization integration adoption introduction establishment removal achievement acquisition completion'.split(
    ' ',
  ),
)

/** What is more or less: "a rise in the production of mead" is not one in producing it. */
const OF_MEASURE =
  'rise|increase|increases|decrease|drop|fall|decline|declines|reduction|reductions|change|changes|growth|improvement|improvements|surge|shift|shifts|trends|difference|differences|delays|gaps|gains|advances'

/** Words whose "to" goes before a deed: "key to the design of", while "led to the design of" names what came of it. */
const BEFORE_TO =
  'contribute*|contribution|contributions|dedicated|devoted|committed|key|essential|crucial|vital|central|approach|approaches|years|addition|applied|relevant'

export const NOMINAL_PHRASES = NOMINALS.split(' ')
  .map((pair) => {
    const [noun = '', verb = ''] = pair.split('=')
    return { noun, verb }
  })
  .flatMap(({ noun, verb }) => {
    const doing = inflect(verb, 'ing')
    return [
      `!allow*|${OF_MEASURE} in|for|by|through|from${DOINGS.has(noun) ? '|of' : ''} < the ${noun} of = ${doing} @0.7`,
      `${BEFORE_TO} to < the ${noun} of = ${doing} @0.7`,
    ]
  })
  .join('\n')
