import type { kernelManageTexts as source } from '../zh-cn/kernel.manage.ts'

export const kernelManageTexts = {
  'manage.title': 'Management',
  'manage.portal': 'Learning portal',
  'manage.to_overview': 'Go to overview',
  'manage.skip': 'Skip to content',
  'manage.breadcrumbs': 'You are here',
  'manage.refresh': 'Refresh',
  'manage.acts': 'Actions',
  'manage.copy': 'Copy',
  'manage.copied': 'Copied',
  'manage.search': 'Find a page',
  'manage.search_placeholder': 'Where would you like to go?',
  'manage.search_found': '{count, plural, one {# page} other {# pages}} found',
  'manage.search_none': 'No page matches “{typed}”',
  'manage.language_now': 'Language: {name}',
  'manage.account_of': 'Account menu of {name}',
  'manage.open_on_phone': 'Open on your phone',
  'manage.phone_text': 'Scan the code, or type this address into your phone’s browser:',
  'manage.phone_code': 'QR code for {address}',
  'manage.phone_only_here':
    'This address only works on this computer. A phone needs the address on your company’s network.',
  'manage.phone_version': 'Use the phone version',
  'manage.no_right_title': 'You cannot open this page',
  'manage.no_right_text':
    'You are signed in to {college} as {name}, and this account has no right to open it. If you need it, ask your administrator.',
  'manage.failed_network': 'Try again once you are back online. Nothing you typed is lost.',
  'manage.broken_text': 'A newer version may just have been installed. Reloading usually helps.',
  'manage.total': '{count, plural, one {# item} other {# items}}',
  'manage.chosen': '{count} selected',
  'manage.page_size': 'Items per page',
  'manage.outbox_waiting': '{count, plural, one {# item} other {# items}} waiting to be sent',
} satisfies Record<keyof typeof source, string>
