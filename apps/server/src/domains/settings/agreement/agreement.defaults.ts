import { AGREEMENT_KINDS, type AgreementKind, type AgreementSection } from '@sands/contract/settings/settings.model'
import { LANGUAGES, type Language } from '@sands/rules/language'
import { enUsAgreements } from './agreement.en-us.defaults.ts'
import { idAgreements } from './agreement.id.defaults.ts'
import { viAgreements } from './agreement.vi.defaults.ts'
import { zhChtAgreements } from './agreement.zh-cht.defaults.ts'
import { zhCnAgreements } from './agreement.zh-cn.defaults.ts'

interface AgreementText {
  title: string
  sections: AgreementSection[]
}

/** What they say about data is what the product does: whoever changes how long or what it stores changes all five. */
const TEXTS: Readonly<Record<Language, Readonly<Record<AgreementKind, AgreementText>>>> = {
  'zh-cn': zhCnAgreements,
  'zh-cht': zhChtAgreements,
  'en-us': enUsAgreements,
  vi: viAgreements,
  id: idAgreements,
}

export const AGREEMENT_DEFAULTS: ({ kind: AgreementKind; language: Language } & AgreementText)[] = LANGUAGES.flatMap(
  (language) => AGREEMENT_KINDS.map((kind) => ({ kind, language, ...TEXTS[language][kind] })),
)
