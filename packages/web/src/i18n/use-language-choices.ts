import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@sands/rules/language'
import { useCall } from '../call/use-call.ts'

const BUILT_IN: readonly { code: Language; name: string }[] = LANGUAGES.map((code) => ({
  code,
  name: LANGUAGE_NAMES[code],
}))

/** The languages that the server offers; those of the app while it has not said. */
export function useLanguageChoices(enabled: boolean): readonly { code: Language; name: string }[] {
  const list = useCall('GET /sands-system/api/v1/language/list', undefined, { enabled, silent: true, keep: true })
  return list.data && list.data.length > 0 ? list.data : BUILT_IN
}
