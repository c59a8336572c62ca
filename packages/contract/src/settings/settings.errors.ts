import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

const Names = Type.Object({ names: Type.String() })
const Limit = Type.Object({ limit: Type.Integer() })

export const settingsErrors = {
  // The short link does not exist or has expired.
  'settings.short_link_gone': { code: 4110001, status: 404 },
  // The text contains only spaces. To restore the built-in text, send null.
  'settings.text_blank': { code: 4110002, status: 422 },
  'settings.text_too_long': { code: 4110003, status: 422, params: Limit },
  // The new wording lacks placeholders of the built-in text, so their values would not be shown.
  'settings.text_placeholders_missing': { code: 4110004, status: 422, params: Names },
  // The new wording has placeholders that the product does not fill in.
  'settings.text_placeholders_unknown': { code: 4110005, status: 422, params: Names },
  // A brace that belongs to no placeholder, or a plural without its `other` branch.
  'settings.text_braces': { code: 4110006, status: 422 },
  // All texts already have this wording.
  'settings.text_unchanged': { code: 4110007, status: 409 },
  // A row of an imported file has an unknown key.
  'settings.text_key_unknown': { code: 4110008, status: 422 },
  'settings.text_key_twice': { code: 4110009, status: 422 },
  // The file is not CSV, or lacks the column of keys or the column of edits.
  'settings.text_file_unreadable': { code: 4110010, status: 422 },
  'settings.text_file_too_long': { code: 4110011, status: 422, params: Limit },
} satisfies ErrorCatalog
