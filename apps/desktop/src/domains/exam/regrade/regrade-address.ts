import { pageValues, textValue } from '../../../kernel/address/address-query.ts'

/** What the address of the page of regrading says. */
export const REGRADE_ADDRESS = { ...pageValues, id: textValue(18), open: textValue(18) }
