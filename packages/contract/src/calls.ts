import { authCalls } from './auth/auth.calls.ts'
import { homeCalls } from './home/home.calls.ts'
import type { BodyOf, DataOf, QueryOf } from './kernel/call.ts'
import { mediaCalls } from './media/media.calls.ts'
import { messageCalls } from './message/message.calls.ts'
import { opsCalls } from './ops/ops.calls.ts'
import { orgCalls } from './org/org.calls.ts'
import { settingsCalls } from './settings/settings.calls.ts'
import { studyCalls } from './study/study.calls.ts'

/** Every call by domain. The key is the wire name: search for it and you find contract, server, screen and test. */
export const callsByDomain = {
  ops: opsCalls,
  settings: settingsCalls,
  media: mediaCalls,
  org: orgCalls,
  auth: authCalls,
  message: messageCalls,
  study: studyCalls,
  home: homeCalls,
}

type All = typeof opsCalls &
  typeof settingsCalls &
  typeof mediaCalls &
  typeof orgCalls &
  typeof authCalls &
  typeof messageCalls &
  typeof studyCalls &
  typeof homeCalls

export type CallKey = keyof All
export type CallQuery<K extends CallKey> = QueryOf<All[K]>
export type CallBody<K extends CallKey> = BodyOf<All[K]>
export type CallData<K extends CallKey> = DataOf<All[K]>
