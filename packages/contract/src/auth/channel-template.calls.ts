import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Nothing } from '../kernel/schema.ts'
import { ChannelTemplate, SimulatedDelivery, TemplateChange } from './channel-template.model.ts'

export const authChannelTemplateCalls = {
  'GET /sands-user/api/v1/manage/channel-template/list': call({
    summary: 'The templates of providers that carry messages.',
    access: 'right:auth.connections.edit',
    data: Type.Array(ChannelTemplate),
  }),
  'POST /sands-user/api/v1/manage/channel-template/save': call({
    summary: 'Sets or removes the template of text messages or of an official account.',
    access: 'right:auth.connections.edit',
    body: TemplateChange,
    data: Nothing,
    once: true,
    errors: ['kernel.changed_meanwhile', 'kernel.not_found'],
  }),
  'GET /sands-user/api/v1/manage/channel-template/simulated': call({
    summary: 'The last messages that simulators stored instead of sending them.',
    access: 'right:auth.connections.edit',
    data: Type.Array(SimulatedDelivery),
  }),
} satisfies Calls
