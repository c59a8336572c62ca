import { shopShipmentCalls } from '@sands/contract/shop/shipment.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import { declaredBytes } from '../../kernel/http/receive.ts'
import type { ShipmentImports } from './manage/shipment-import.service.ts'
import type { ShipmentTemplates } from './manage/shipment-template.service.ts'

interface ShipmentServices {
  imports: ShipmentImports
  templates: ShipmentTemplates
}

export const shipmentRoutes = (app: App, { imports, templates }: ShipmentServices) =>
  implement(app, shopShipmentCalls, {
    'GET /sands-shopping/api/v1/manage/order/shipment/template': ({ viewer }) => templates.file(viewer),
    'POST /sands-shopping/api/v1/manage/order/shipment/read': ({ viewer, upload, request }) =>
      imports.read(viewer, { content: upload, declaredBytes: declaredBytes(request.headers['content-length']) }),
    'POST /sands-shopping/api/v1/manage/order/shipment/start': ({ tx, viewer, body }) =>
      imports.start(tx, viewer, body),
  })
