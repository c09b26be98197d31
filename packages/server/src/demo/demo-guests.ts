/** Where guests sleep in the demo hotel, and from which day to which; days count from today. */
const stays = {
  101: { reservation_id: 36129, room_id: 18347, room_name: '101', arrived: -2, leaves: 3 },
  102: { reservation_id: 41749, room_id: 18302, room_name: '102', arrived: -1, leaves: 4 },
  103: { reservation_id: 36001, room_id: 18348, room_name: '103', arrived: -3, leaves: 0 },
  201: { reservation_id: 41752, room_id: 18310, room_name: '201', arrived: 0, leaves: 1 },
  suite: { reservation_id: 41755, room_id: 18311, room_name: 'Sea Suite', arrived: -5, leaves: 2 },
}

const guest = (
  stay: keyof typeof stays,
  customer_id: number,
  [firstname, lastname, gender]: [firstname: string, lastname: string, gender: string | null],
  country: string,
  birth_date: string,
) => ({ ...stays[stay], customer_id, firstname, lastname, gender, country, birth_date })

/** People who sleep there tonight; room 102 has two of them. */
export const demoGuests = [
  guest(101, 55430289, ['Eric', 'Martin', 'male'], 'FR', '1979-04-02'),
  guest(102, 25238942, ['John', 'Doe', 'male'], 'GB', '1984-11-23'),
  guest(102, 25238948, ['Jane', 'Doe', 'female'], 'GB', '1986-07-15'),
  guest(201, 25238990, ['Ayşe', 'Yılmaz', 'female'], 'TR', '1991-02-28'),
  guest('suite', 25239011, ['Sora', 'Kim', null], 'KR', '1988-12-30'),
]

/** She left this morning. */
export const departedGuest = guest(103, 55430001, ['Lena', 'Vogt', 'female'], 'DE', '1990-06-09')
