/** How many room types, and rates of each, an example has. */
export type ExampleSize = { rooms: number; rates: number }

const names = ['Standard Room', 'Deluxe Room', 'Family Room', 'Suite']
const channels = [
  { code: 'bookingcom', name: 'Booking.com', connector: '{ kind: simulated, latency_ms: 300 }' },
  {
    code: 'expedia',
    name: 'Expedia',
    connector: '{ kind: simulated, latency_ms: 800, failure_rate: 0.02, seed: 4 }',
  },
]

/**
 * An example of a hotel file, with comments. Its hotel id and token are those that `innwire … --demo` asks with.
 * @example exampleHotel({ rooms: 20, rates: 10 })
 */
export function exampleHotel({ rooms, rates }: ExampleSize): string {
  const types = Array.from({ length: rooms }, (_, index) => ({
    code: `HR:${index + 1}`,
    name: `${names[index % names.length]}${index < names.length ? '' : ` ${index + 1}`}`,
    price: 90 + 20 * (index % 10),
    count: 12 - (index % 8),
  }))
  const rate = (code: string, fields: string) => `  ${code}: { ${fields} }`
  const lines = types.flatMap(({ code, name }, index) => [
    rate(code, `inv_code: ${code}, name: ${name}, room_capacity: 3, adult_capacity: 2`),
    ...Array.from({ length: rates - 1 }, (_, more) =>
      rate(
        // Behind the codes of the room types, so that none is there twice.
        `HR:${(index + 1) * 1000 + more + 1}`,
        `inv_code: ${code}, name: ${name} - Rate ${more + 2}, room_capacity: 3, adult_capacity: 2`,
      ),
    ),
  ])
  return `# A hotel of your own for the Innwire server: innwire server --hotel THIS-FILE
# Names and values are those of the control API (openapi/control), whose rules hold here, too. What has a default there may
# be left out. JSON is as good as YAML.

# What your system asks with. These two are the ones that innwire … --demo takes, so that it asks this hotel.
hr_id: demo
token: demo-token

property:
  name: My Hotel
  time_zone: Europe/Istanbul
  currency: EUR
  # Requests that the hotel may make. Take the comment away to try how your system keeps within it.
  # quota: { per_minute: 5, per_day: 250 }

# Rates by their codes. One whose code is its inv_code is the master rate of its room type: availability and restrictions are
# for that. availability_update, restrictions_update and price_update: false keep your system from setting them.
rooms:
${lines.join('\n')}
  # Where bookings without a mapping land.
  HR:999999: { inv_code: HR:999999, name: Default Room, room_capacity: 2, adult_capacity: 2, is_master: true, availability_update: false, restrictions_update: false, price_update: false }

# Without mappings a channel sells every rate but the master room, by its own code. To choose:
#   mappings: { "8833301": { rate_code: HR:1, name: Standard Room } }
channels:
  online: { name: Online, connector: { kind: direct } }
${channels.map(({ code, name, connector }) => `  ${code}: { name: ${name}, connector: ${connector} }`).join('\n')}

# Values for each day from today.
calendar:
  days: 365
  groups:
${types.map(({ code, price, count }) => `    ${code}: { availability: ${count}, price: "${price}", min_stay: 1 }`).join('\n')}

# Who sells, and what is booked where; by ids, without HR:.
departments:
  37: { name: F&B, type_code: f-b, type: expense }
accounts:
  62: { name: F&B, type_code: f-b, type: expense, tax_amounts: ["0.1"] }
extras:
  691: { category_id: 1446, category_name: Restaurant, name: Coffee, unit: Cup, unit_price: "3.50", sales_department_id: 37, revenue_account_id: 62 }
# What the ids of your point of sale stand for.
pos_mappings:
  departments: { RESTAURANT: 37 }
  accounts: { FOOD: 62 }
  defaults: { department: 37, account: 62 }

# Who is in the house; days count from today.
guests:
  - room_name: "101"
    arrived_days_ago: 2
    leaves_in_days: 3
    guests:
      - { firstname: Eric, lastname: Martin, country: FR, birth_date: 1979-04-02 }
`
}
