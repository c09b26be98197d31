/** A small contract with one of everything the generated rules look at. */
export function smallContract() {
  return {
    openapi: '3.1.0',
    info: { title: 'Hotel', version: '1' },
    security: [{ Token: [] }],
    paths: {
      '/rooms': {
        parameters: [{ $ref: '#/components/parameters/HotelId' }],
        get: {
          operationId: 'listRooms',
          parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
          responses: {
            200: { $ref: '#/components/responses/Rooms' },
            401: { description: 'Who are you?' },
          },
        },
        put: {
          operationId: 'updateRooms',
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: { properties: { price: { type: ['number', 'string'] } } } },
            },
          },
          responses: { 204: { description: 'Done.' } },
        },
      },
      '/in_house': {
        post: { operationId: 'listInHouseSample', 'x-basis': 'sample', responses: {} },
      },
    },
    components: {
      parameters: { HotelId: { name: 'hr_id', in: 'query', required: true, schema: { type: 'string' } } },
      responses: {
        Rooms: {
          description: 'Rooms.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/RoomList' } } },
        },
      },
      schemas: {
        RoomList: { properties: { rooms: { type: 'array', items: { $ref: '#/components/schemas/Room' } } } },
        Room: {
          allOf: [{ properties: { id: { type: 'integer' } } }],
          properties: {
            name: { type: ['string', 'null'] },
            price: { type: 'number' },
            twin: { $ref: '#/components/schemas/Room' },
          },
        },
      },
      securitySchemes: { Token: { type: 'apiKey', in: 'query', name: 'token', description: 'Keep it.' } },
    },
  }
}
