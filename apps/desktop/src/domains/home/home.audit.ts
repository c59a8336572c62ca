import { BLOCK_CODES } from '@sands/rules/decoration'
import { type AuditTerms, textsOf } from '../../kernel/terms.ts'

const LOOKS = textsOf(['tile', 'card_slide', '1', '2', '3'], (look) => `home.edit_look_${look}`)

const FIELDS = [
  'blocks',
  'code',
  'dataMaxCount',
  'extendInfo',
  'floatingButton',
  'iconFileId',
  'isDefaultPage',
  'items',
  'jumpCategoryIds',
  'jumpIds',
  'layoutType',
  'selectedIconFileId',
  'showFrom',
  'showRule',
  'showUntil',
  'tabs',
  'type',
] as const

/** How the audit log names what this domain records. It is loaded with the page of the log. */
export const homeAudit = {
  things: textsOf(['advert', 'decoration', 'notice', 'tabs'], (thing) => `home.audit_thing_${thing}`),
  acts: {
    'publication-asked': 'home.audit_act_asked',
    'publication-withdrawn': 'home.audit_act_unasked',
  },
  fields: textsOf(FIELDS, (field) => `home.audit_field_${field}`),
  values: {
    code: {
      ...textsOf(['home', 'message', 'mine'], (code) => `home.tabs_code_${code}`),
      ...textsOf(BLOCK_CODES, (code) => `home.part_${code}`),
    },
    dataMaxCount: { 0: 'home.value_all' },
    layoutType: LOOKS,
    showRule: { 0: 'home.value_arranged', 1: 'home.edit_order_latest' },
    state: textsOf(['draft', 'scheduled', 'current', 'past', 'withdrawn'], (state) => `home.page_state_${state}`),
    type: LOOKS,
  },
} satisfies AuditTerms
