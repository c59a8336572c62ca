import { choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'

/** `open` names the case in the drawer. */
export const CASE_ADDRESS = {
  ...pageValues,
  mine: choiceValue(['', '1'], ''),
  open: textValue(18),
}
