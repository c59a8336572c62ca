import { authSocialCalls } from '@sands/contract/auth/social.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { SocialEntry } from './social-entry.service.ts'
import type { SocialLinks } from './social-link.service.ts'

export const socialRoutes = (app: App, entry: SocialEntry, links: SocialLinks) =>
  implement(app, authSocialCalls, {
    'GET /sands-user/api/v1/auth/social-address': ({ query }) => entry.address(query),
    'POST /sands-user/oauth/bind': ({ body, caller }) => entry.bind(body, caller),
    'GET /sands-user/api/v1/auth/wechat/config-signature': ({ query: { url, type } }) =>
      links.signForWechat(url, type ?? 'wechat'),
    'GET /sands-user/api/v1/auth/feishu/config-signature': ({ query: { url, appId } }) =>
      links.signForFeishu(url, appId),
    'GET /sands-user/api/v1/user/open-list': ({ viewer }) => links.linked(viewer),
    'POST /sands-user/api/v1/user/bind-open': ({ viewer, body }) => links.link(viewer, body),
    'POST /sands-user/api/v1/user/unbind-open': ({ tx, viewer, body }) => links.unlink(tx, viewer, body.id),
  })
