import type { Language } from '@sands/rules/language'
import { call } from '@sands/web/call/call'

/** Messages follow the language one reads in. When it cannot be told now, the next choice tells it. */
export const saveLanguage = (language: Language): void =>
  void call('POST /sands-user/api/v1/user/change-language', { body: { language }, quiet: true, silent: true }).catch(
    () => {},
  )
