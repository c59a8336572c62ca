import { authDeskCalls } from '@sands/contract/auth/desk.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { Doctor } from '../social/doctor.service.ts'
import type { Desk } from './desk.service.ts'

export const deskRoutes = (app: App, desk: Desk, doctor: Doctor) =>
  implement(app, authDeskCalls, {
    'GET /sands-user/api/v1/manage/connection/list': () => desk.list(),
    'POST /sands-user/api/v1/manage/connection/save': ({ tx, viewer, body }) => desk.save(tx, viewer, body),
    'POST /sands-user/api/v1/manage/connection/switch': ({ tx, viewer, body }) => desk.switch(tx, viewer, body),
    'POST /sands-user/api/v1/manage/connection/remove': ({ tx, viewer, body }) => desk.remove(tx, viewer, body),
    'POST /sands-user/api/v1/manage/connection/examine': ({ body }) => doctor.examine(body.id),
  })
