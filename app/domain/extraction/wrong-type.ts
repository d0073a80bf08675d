/** What is said of a file that no reader reads. By itself, because browsers say it before a file is sent. */
export const WRONG_TYPE = {
  title: 'Invalid file type',
  message: 'Please upload a text, document, or image file.',
}
