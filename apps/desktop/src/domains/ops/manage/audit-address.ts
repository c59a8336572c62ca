import { isId } from '@sands/rules/id'
import { type AddressValues, pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { instantOfDay } from '../../../kernel/moment.ts'

/**
 * Days are stored as the person chooses them; `open` names the entry in the drawer, so that the address can be sent to
 * a colleague.
 */
export const AUDIT_ADDRESS = {
  ...pageValues,
  keyword: textValue(80),
  action: textValue(80),
  actor: textValue(18),
  kind: textValue(40),
  subject: textValue(40),
  from: textValue(10),
  to: textValue(10),
  open: textValue(16),
}

export type AuditAddress = AddressValues<typeof AUDIT_ADDRESS>

export const NO_FILTER = { current: 1, keyword: '', action: '', actor: '', kind: '', subject: '', from: '', to: '' }

/** The filter for the server. An address can be typed by hand or shared, so its values are checked. */
export function filterOf({ keyword, action, actor, kind, subject, from, to }: AuditAddress) {
  return {
    keyword: keyword || undefined,
    action: action || undefined,
    actorId: isId(actor) ? actor : undefined,
    subjectKind: kind || undefined,
    subjectId: subject || undefined,
    from: instantOfDay(from, 'start'),
    to: instantOfDay(to, 'end'),
  }
}

export const isFiltered = (address: AuditAddress): boolean => Object.values(filterOf(address)).some(Boolean)
