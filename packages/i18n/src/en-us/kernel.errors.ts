import type { kernelErrors as source } from '../zh-cn/kernel.errors.ts'

export const kernelErrors = {
  'kernel.not_signed_in': 'Please sign in first',
  'kernel.signed_out': 'You have been signed out. Please sign in again',
  'kernel.no_permission': 'You do not have permission to do this',
  'kernel.not_found': 'This does not exist or has been removed',
  'kernel.malformed': 'The request could not be read',
  'kernel.invalid_field': '“{field}” is not valid: {reason}',
  'kernel.reason.required': 'it is required',
  'kernel.reason.type': 'it has the wrong format',
  'kernel.reason.short': 'at least {limit} characters',
  'kernel.reason.long': 'at most {limit} characters',
  'kernel.reason.few': 'the number of entries must be at least {limit}',
  'kernel.reason.many': 'the number of entries must be at most {limit}',
  'kernel.reason.small': 'it must be at least {limit}',
  'kernel.reason.big': 'it must be at most {limit}',
  'kernel.too_large': 'What you sent is too large',
  'kernel.unsupported_type': 'This kind of content is not supported',
  'kernel.too_many_requests':
    'Too many requests. Please try again in {seconds, plural, one {# second} other {# seconds}}',
  'kernel.key_reused': 'This was already submitted with other content. Please refresh and try again',
  'kernel.unexpected': 'Something went wrong on our side. Please try again later (reference {requestId})',
  'kernel.unavailable': 'The service is not available right now. Please try again shortly',
  'kernel.changed_meanwhile': 'Somebody has changed this meanwhile. Please look again before you save',
  'kernel.other_college': 'You switched to another college in another window. Reload this page to go on',
  'kernel.not_set_up': 'This installation has not been set up yet',
} satisfies Record<keyof typeof source, string>
