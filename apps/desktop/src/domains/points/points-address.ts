import { POINT_CATEGORIES, type PointCategory } from '@sands/rules/points/points'
import { choiceValue, pageValues, textValue } from '../../kernel/address/address-query.ts'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

export const ENTRY_ADDRESS = {
  ...pageValues,
  category: choiceValue(['', ...POINT_CATEGORIES], ''),
  month: textValue(7),
}

/** The filter for the server. An address can be typed by hand, so its month is checked. */
export const entryFilter = ({ category, month }: { category: PointCategory | ''; month: string }) => ({
  ...(category && { category }),
  ...(MONTH.test(month) && { month }),
})
