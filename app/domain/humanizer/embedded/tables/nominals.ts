import { inflect } from '../inflect.ts'

/** "the development of" behind a preposition says less than "developing": noun=verb. */
const NOMINALS =
  'development=develop implementation=implement creation=create treatment=treat identification=identify analysis=analyze evaluation=evaluate improvement=improve management=manage prevention=prevent reduction=reduce production=produce selection=select design=design optimization=optimize integration=integrate preservation=preserve protection=protect promotion=promote assessment=assess detection=detect estimation=estimate characterization=characterize construction=build adoption=adopt introduction=introduce establishment=establish exploration=explore examination=examine investigation=study removal=remove maintenance=maintain pursuit=pursue achievement=achieve acquisition=acquire enhancement=improve enforcement=enforce interpretation=interpret modification=change completion=complete consumption=consume allocation=allocate collection=collect exchange=exchange'

export const NOMINAL_PHRASES = NOMINALS.split(' ')
  .map((pair) => {
    const [noun = '', verb = ''] = pair.split('=')
    return { noun, verb }
  })
  .map(
    ({ noun, verb }) =>
      `in|for|by|through|with|of|to|from|on < the ${noun} of = ${inflect(verb, 'ing')} @0.7`,
  )
  .join('\n')
