// My Files made immediate. The page works without: here links and forms are followed without leaving it, the list is kept
// true while files are read, and files can be dropped. All HTML is the server's.
import { listenForForms } from './forms.ts'
import { keepListLive } from './live.ts'
import { listenForSearch } from './search.ts'
import { listenForSelection } from './selection.ts'
import { listenForUploads } from './upload-dialog.ts'

const page = document.querySelector<HTMLElement>('[data-files]')
if (page) {
  page.dataset.live = ''
  listenForUploads()
  listenForSelection()
  listenForSearch()
  listenForForms()
  keepListLive()
}
