import { type AddressValues, pageValues, textValue } from '../../../kernel/address/address-query.ts'

/** What the page of articles keeps in the address. The category is called as the phone calls it: its links lead here, too. */
export const articlesShape = { ...pageValues, categoryId: textValue(18), keyWord: textValue(60) }
export type ArticlesQuery = AddressValues<typeof articlesShape>
