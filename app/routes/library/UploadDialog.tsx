import { acceptOf } from '#app/domain/extraction/formats.ts'
import { MAX_FILE_BYTES } from '#app/domain/library/limits.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'

/** Brings files in. The script adds dropping them, and a line of progress for each. */
export function UploadDialog({ closeHref }: { closeHref: string }) {
  return (
    <Dialog id="upload" title="Upload File" href={closeHref} wide>
      <form
        method="post"
        action="/api/upload-document"
        encType="multipart/form-data"
        className="stack"
        data-upload
        data-max={MAX_FILE_BYTES}
      >
        <input type="hidden" name="goTo" value={closeHref} />
        <p>Upload a document to add to your library. It will be available in both ChatPDF and Study Buddy</p>
        <div className="drop" data-drop>
          <Icon name="upload" className="icon-tile" />
          <p className="js-only muted when-live">Drop your files here, or</p>
          <label className="label" htmlFor="file">
            Choose a file
          </label>
          <input id="file" type="file" name="file" accept={acceptOf('library')} required />
          <button type="button" className="btn btn-primary" data-pick hidden>
            Select File
          </button>
          <p className="hint">
            Supports PDF, Word, text files, and images (PNG, JPEG, WEBP, GIF)
            <br />
            Up to {MAX_FILE_BYTES / 1024 / 1024} MB each
          </p>
        </div>
        <div data-uploads />
        <DialogActions>
          <LinkButton href={closeHref} variant="secondary" data-dialog-dismiss>
            <span className="when-not-live">Cancel</span>
            <span className="when-live">Close</span>
          </LinkButton>
          <Button busyLabel="Uploading…" icon="upload" className="when-not-live">
            Upload
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
