// The least that can keep event streams open: Node's own HTTP server, one count on each line and then silence.
import { createServer } from 'node:http'
import { endWithParent } from '../kernel/child.ts'
import { HOST } from '../kernel/port.ts'

export interface StreamReferenceOrder {
  port: number
  headers: Record<string, string>
}

process.once('message', ({ port, headers }: StreamReferenceOrder) => {
  const http = createServer((_request, response) => {
    response.writeHead(200, headers).write('data: 0\n\n')
  })
  http.listen(port, HOST, 4096, () => process.send?.({ ready: true }))
})
endWithParent()
