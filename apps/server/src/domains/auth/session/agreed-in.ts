import type { Language } from '@sands/rules/language'
import type { Caller } from '../../../kernel/viewer.ts'

/** The language of a form that said that signing in means agreeing; null for other forms. */
export const agreedIn = (agreed: string | undefined, { language }: Pick<Caller, 'language'>): Language | null =>
  agreed === 'yes' ? language : null
