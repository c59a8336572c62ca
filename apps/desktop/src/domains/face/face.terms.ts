import { SolutionOutlined } from '@ant-design/icons'
import { type DomainTerms, textsOf } from '../../kernel/terms.ts'

const FIELDS = [
  'address',
  'agenda',
  'allowsSwap',
  'capacity',
  'cents',
  'closesAt',
  'conflictReason',
  'conflicts',
  'day',
  'days',
  'hasWaitingList',
  'homework',
  'lecturerIds',
  'mapUrl',
  'mark',
  'marks',
  'materialIds',
  'needsConfirm',
  'opensAt',
  'overbook',
  'ownerId',
  'people',
  'photoIds',
  'remark',
  'score',
  'seats',
  'startDate',
  'surveyId',
  'timeZone',
  'waiting',
  'way',
] as const

export const faceTerms = {
  jumps: [{ to: 'faces', text: 'face.my' }],
  contents: [
    { kind: 'face', text: 'face.one', one: 'face.one', pick: 'face.pick', icon: SolutionOutlined, tint: 'sea' },
  ],
  batches: {
    'face.records': 'face.batch_records',
    'face.attendance': 'face.batch_attendance',
    'face.report': 'face.batch_report',
  },
  filePlaces: {
    'face.face': { text: 'face.use', path: '/manage/face/sessions/edit', by: 'id' },
  },
  audit: {
    things: {
      ...textsOf(['face', 'seat', 'attendance'], (thing) => `face.audit_thing_${thing}`),
      room: 'face.audit_thing_room',
      'face-room': 'face.audit_thing_room',
      cost: 'face.audit_thing_cost',
      report: 'face.audit_thing_report',
      record: 'face.audit_thing_record',
      'face-record': 'face.audit_thing_record',
    },
    fields: textsOf(FIELDS, (field) => `face.field_${field}`),
    acts: {
      marked: 'face.audit_act_marked',
      scored: 'face.audit_act_scored',
      cancelled: 'face.audit_act_cancelled',
      rescheduled: 'face.audit_act_rescheduled',
      undone: 'face.audit_act_undone',
      imported: 'face.audit_act_imported',
      'leave-granted': 'face.audit_act_leave_granted',
      'leave-refused': 'face.audit_act_leave_refused',
    },
  },
} satisfies DomainTerms
