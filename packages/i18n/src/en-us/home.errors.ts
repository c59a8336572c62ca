import type { homeErrors as source } from '../zh-cn/home.errors.ts'

export const homeErrors = {
  'home.page_unfinished': '{count} things on this page are not finished. Complete them, then publish',
  'home.bad_time': 'Choose a time in the future, at most a year from now',
  'home.published_already': 'This page has been published or withdrawn meanwhile. Refresh to see it',
  'home.too_many_scheduled': 'At most {limit} pages can wait to be published',
  'home.preview_ended': 'This preview has ended. Open it again from the editor',
  'home.bad_jump': 'The target is incomplete, or the link cannot be opened',
  'home.bad_window': 'The end must be later than the beginning',
  'home.too_many': 'At most {limit} are possible. Delete some that are no longer needed',
  'home.bad_tabs': 'The bottom bar has tabs that repeat or cannot be opened. Check them, then save',
  'home.picked_gone':
    'Module {module}: {count, plural, one {# thing that was picked is} other {# things that were picked are}} gone, or of another college. Remove what is gone to save',
} satisfies Record<keyof typeof source, string>
