import { allDocuments } from '#app/domain/library/list.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requireCaller } from '#app/http/session.server.ts'

/** All documents of the person with their features and sizes, newest first. */
export const loader = call(async ({ context }) => Response.json(await allDocuments(requireCaller(context))))

export const action = onlyBy('GET')
