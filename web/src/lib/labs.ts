/* Questions about a table and a rack. This module alone knows who answers them. */

import { request } from './api'
import { apiAddress, host } from './base'
import type { LabAnswer, LabQuestion } from './rest'

/** The longest position that is accepted, in characters. */
export const LONGEST = 2000

export const ask = (question: LabQuestion) => request<LabAnswer>('POST', '/lab', question)

/** The picture of a position. */
export async function picture(trn: string): Promise<Blob> {
  const answer = await host.fetch(apiAddress(`/lab/picture.svg?p=${encodeURIComponent(trn)}`))
  if (!answer.ok) throw new Error(answer.statusText)
  return new Blob([await answer.text()], { type: 'image/svg+xml' })
}
