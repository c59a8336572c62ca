import type { communityTemplates as source } from '../zh-cn/community.templates.ts'

export const communityTemplates = {
  'community.mentioned.title': '{name} mentioned you',
  'community.mentioned.content': '{name} mentioned you in “{title}”. Tap to read it.',
  'community.mentioned_anonymously.title': 'Somebody mentioned you',
  'community.mentioned_anonymously.content': 'Somebody mentioned you in “{title}”. Tap to read it.',
  'community.commented.title': '{name} commented on your post',
  'community.commented.content': 'There is a new comment on “{title}”. Tap to read it.',
  'community.liked.title': '{people, plural, one {# person} other {# people}} liked your posts',
  'community.liked.content':
    '{people, plural, one {# person} other {# people}} liked {posts} of your posts. Tap to see your posts.',
  'community.approved.title': 'Your post was approved',
  'community.approved.content': '“{title}” is published: everybody can see it now.',
  'community.refused.title': 'Your post was not approved',
  'community.refused.content':
    '“{title}” was not approved. Reason: {reason}. You can change it and publish it again, or appeal.',
  'community.warned.title': 'A warning about your post',
  'community.warned.content': 'A moderator has a warning about “{title}”. Reason: {reason}',
  'community.hidden.title': 'Your post was hidden',
  'community.hidden.content': '“{title}” was hidden. Reason: {reason}. You can appeal if you disagree.',
  'community.restored.title': 'Your post is back',
  'community.restored.content': '“{title}” is visible again. Note: {reason}',
  'community.deleted.title': 'Your post was deleted',
  'community.deleted.content': '“{title}” was deleted by a moderator. Reason: {reason}',
} satisfies Record<keyof typeof source, string>
