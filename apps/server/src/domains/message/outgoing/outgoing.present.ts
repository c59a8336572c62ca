import type { JumpChoice } from '@sands/contract/kernel/jump.model'
import type { OutgoingDetail, OutgoingMessage, OutgoingState } from '@sands/contract/message/send.model'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { DEFAULT_LANGUAGE, type Language } from '@sands/rules/language'
import { textOf } from '../message.present.ts'
import type { OutgoingRow, outgoingRepo } from './outgoing.repo.ts'

type Found = NonNullable<Awaited<ReturnType<typeof outgoingRepo.get>>>

export const outgoingState = ({ row, isOnItsWay }: Pick<Found, 'row' | 'isOnItsWay'>): OutgoingState =>
  row.state === 'sent' && isOnItsWay ? 'sending' : row.state

const jumpOf = ({ jumpTo, jumpModuleId, jumpLink }: OutgoingRow): JumpChoice | null =>
  jumpTo && { to: jumpTo, moduleId: jumpModuleId, link: jumpLink }

export const presentOutgoing = (found: Found, language: Language): OutgoingMessage => ({
  id: found.row.id,
  title: textOf(found.row.texts, language).title,
  category: found.row.category,
  state: outgoingState(found),
  sendAt: found.row.sendAt.toISOString(),
  people: found.row.people,
  createdBy: found.creator,
  version: found.row.version,
})

export const presentOutgoingDetail = (found: Found, audience: AudienceChoice, language: Language): OutgoingDetail => ({
  ...presentOutgoing(found, language),
  texts: found.row.texts,
  jump: jumpOf(found.row),
  audience,
  createdAt: found.row.createdAt.toISOString(),
})

export const outgoingSubject = (row: Pick<OutgoingRow, 'id' | 'texts'>) => ({
  kind: 'outgoing',
  id: row.id,
  name: textOf(row.texts, DEFAULT_LANGUAGE).title,
})

/** A message in the audit log. */
export const outgoingRecord = (row: OutgoingRow, audience: { included: string[]; excluded: string[] }) => ({
  category: row.category,
  texts: row.texts,
  jump: jumpOf(row),
  audience,
  sendAt: row.sendAt.toISOString(),
  state: row.state,
  people: row.people,
})
