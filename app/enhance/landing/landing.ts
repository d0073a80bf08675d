// What the start page does beyond links and forms. All of it works without: this spares reloads, counts, and makes the
// offer for people who are about to leave.
import { startCounter } from './counter.ts'
import { watchForLeaving } from './exit-offer.ts'
import { listenForSwaps } from './swap.ts'
import { listenForTrials } from './trial.ts'

listenForTrials()
listenForSwaps()
startCounter()
watchForLeaving()
