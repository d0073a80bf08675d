/** Whether this is the long run, in which all journeys go through all modes: `TEST_LONG=1`. */
export const longRun = process.env.TEST_LONG === '1'
