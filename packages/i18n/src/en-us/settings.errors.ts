import type { settingsErrors as source } from '../zh-cn/settings.errors.ts'

export const settingsErrors = {
  'settings.short_link_gone': 'This link is no longer valid',
  'settings.text_blank': 'A text cannot be blank. To return to the built-in text, clear your wording',
  'settings.text_too_long': 'At most {limit} characters',
  'settings.text_placeholders_missing': 'Placeholders are missing: {names}',
  'settings.text_placeholders_unknown': 'Unknown placeholders: {names}',
  'settings.text_braces': 'Braces are for placeholders only, and a plural needs an “other” branch',
  'settings.text_unchanged': 'There is nothing to change',
  'settings.text_key_unknown': 'There is no text with this key',
  'settings.text_key_twice': 'This key appears more than once in the file',
  'settings.text_file_unreadable':
    'This file cannot be read. Use a CSV file exported from this page, with the key column and at least one .edit column',
  'settings.text_file_too_long': 'A file can have at most {limit} rows',
} satisfies Record<keyof typeof source, string>
