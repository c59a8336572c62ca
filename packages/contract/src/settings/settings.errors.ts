import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

const Names = Type.Object({ names: Type.String() })
const Limit = Type.Object({ limit: Type.Integer() })

export const settingsErrors = {
  // Nobody made this short link, or its time is over.
  'settings.short_link_gone': { code: 4110001, status: 404 },
  // A text of spaces. Whoever wants the built-in one sends null.
  'settings.text_blank': { code: 4110002, status: 422 },
  'settings.text_too_long': { code: 4110003, status: 422, params: Limit },
  // The built-in text has placeholders that the new wording lacks: what they stand for would not be told.
  'settings.text_placeholders_missing': { code: 4110004, status: 422, params: Names },
  // Nothing would ever be filled in here.
  'settings.text_placeholders_unknown': { code: 4110005, status: 422, params: Names },
  // A brace that is no placeholder, or a plural without its branch for all other numbers.
  'settings.text_braces': { code: 4110006, status: 422 },
  // Everything says already what it should say.
  'settings.text_unchanged': { code: 4110007, status: 409 },
  // In a row of a file.
  'settings.text_key_unknown': { code: 4110008, status: 422 },
  'settings.text_key_twice': { code: 4110009, status: 422 },
  // No CSV, or one without a column of keys and a column of edits.
  'settings.text_file_unreadable': { code: 4110010, status: 422 },
  'settings.text_file_too_long': { code: 4110011, status: 422, params: Limit },
} satisfies ErrorCatalog
