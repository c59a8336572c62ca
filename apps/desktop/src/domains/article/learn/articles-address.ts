import { type AddressValues, pageValues, textValue } from '../../../kernel/address/address-query.ts'

/**
 * The address values of the article list. The category has the same name as on the phone, because phone links are
 * redirected here.
 */
export const articlesShape = { ...pageValues, categoryId: textValue(18), keyWord: textValue(60) }
export type ArticlesQuery = AddressValues<typeof articlesShape>
