import { visitReader } from './support/chat.ts'
import { tour } from './support/looks.ts'
import { visitPayer, visitSignedIn, visitVisitors } from './support/pages.ts'
import { visitStudent } from './support/study.ts'

// Tours of about the same length share a day.

tour('what visitors see has no known barriers, and nothing needs scrolling sideways', 1, visitVisitors)
tour('what members see has no known barriers, and nothing needs scrolling sideways', 0, visitSignedIn)
tour('what payers see has no known barriers, and nothing needs scrolling sideways', 1, visitPayer)
tour('what students see has no known barriers, and nothing needs scrolling sideways', 2, visitStudent)
tour('what readers see has no known barriers, and nothing needs scrolling sideways', 2, visitReader)
