/** Calls that do not exist are answered as calls, not with a page. */
export function loader() {
  return Response.json({ message: 'There is no such call.' }, { status: 404 })
}

export const action = loader
