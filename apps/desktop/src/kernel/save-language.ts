import type { Language } from '@sands/rules/language'
import { call } from '@sands/web/call/call'

/**
 * Messages are sent in the language that the person reads. If this call fails, the next change of language saves it.
 */
export const saveLanguage = (language: Language): void =>
  void call('POST /sands-user/api/v1/user/change-language', { body: { language }, quiet: true, silent: true }).catch(
    () => {},
  )
