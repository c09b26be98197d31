// Generated from openapi/control/openapi.yaml by scripts/generate/control.ts. Do not edit: change the contract and run npm run generate.

export interface paths {
    "/control/v1/session": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read who calls
         * @description Says whose token or session calls, and what it may do. With it the console knows which buttons to show.
         */
        get: operations["getSession"];
        put?: never;
        /**
         * Begin a session
         * @description Begins a session of the console for the token in the header, as a cookie that no script can read. It is good for twelve hours, and only for as long as the token is. Without the console this is a 404 `not_found`.
         */
        post: operations["createSession"];
        /**
         * End the session
         * @description Takes the cookie of the session from the browser.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List properties
         * @description Lists all properties of this server, in the order of their `hr_id`.
         */
        get: operations["listProperties"];
        put?: never;
        /**
         * Create a property
         * @description Sets up a property with nothing in it: no token, no rooms, no channels. An `hr_id` that is in use is a 409 `already_exists`.
         */
        post: operations["createProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        /**
         * Read a property
         * @description Reads the settings of one property.
         */
        get: operations["getProperty"];
        put?: never;
        post?: never;
        /**
         * Delete a property
         * @description Removes the property and everything that belongs to it: tokens, rooms, calendar, bookings, folios. There is no way back but a snapshot.
         */
        delete: operations["deleteProperty"];
        options?: never;
        head?: never;
        /**
         * Change a property
         * @description Changes the settings that are in the body and leaves the others. A new time zone or start of the business day moves what counts as today from the next request on; nothing that is stored is converted, and a new currency changes no amount.
         */
        patch: operations["changeProperty"];
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/tokens": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        /**
         * List tokens
         * @description Lists the tokens of the property, revoked ones included, oldest first. The tokens themselves cannot be read: the server keeps a hash.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Create a token
         * @description Makes a token for the property API. The answer is the only place where it ever stands. A `token` that the property has already is a 409 `already_exists`.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/tokens/{token_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Id of the token, from the list of tokens. It is not the token.
                 * @example 5e0c1a7e-93f1-4d0c-b5a6-6f6c3a1d2b90
                 */
                token_id: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a token
         * @description From the next request on the token is refused like a wrong one. It stays in the list. Revoking it again changes nothing.
         */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/rooms": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        /**
         * List rooms
         * @description Lists the rates of the property, in the order of their codes.
         */
        get: operations["listPropertyRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/rooms/{rate_code}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Code of the rate, percent-encoded.
                 * @example HR:1
                 */
                rate_code: components["parameters"]["RateCode"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Create or replace a room (rate)
         * @description Stores one rate. The rate whose code equals its `inv_code` is the master rate of that group. A second master room is a 409 `state_conflict`: make the other one an ordinary room first.
         */
        put: operations["putRoom"];
        post?: never;
        /**
         * Delete a room (rate)
         * @description Removes the rate and its calendar. A rate that mappings point to is a 409 `in_use`: delete those first. Bookings of the rate stay.
         */
        delete: operations["deleteRoom"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/channels": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List all sales channels
         * @description Lists the channels that the server knows, whether or not a property uses them, in the order of their codes.
         */
        get: operations["listSalesChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/channels/{channel_code}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Code of the channel.
                 * @example bookingcom
                 */
                channel_code: components["parameters"]["ChannelCode"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Create or rename a sales channel
         * @description Stores a channel. All properties share the list.
         */
        put: operations["putSalesChannel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/channels": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        /**
         * List connections
         * @description Lists the channels that the property is connected to, with their connectors and the numbers of their processes, in the order of their codes.
         */
        get: operations["listConnections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/channels/{channel_code}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Code of the channel.
                 * @example bookingcom
                 */
                channel_code: components["parameters"]["ChannelCode"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Connect a channel
         * @description Connects the property to a channel, or gives the connection another connector. Deliveries that are still in progress go out through the new one, at once, and the numbers go on. A receiver at another `url` is told the whole calendar. The first `http` connector of a connection needs its secret: without, it is a 422 `required`. `direct` is for the channel `online` only, and `online` takes nothing else; otherwise it is a 422 `invalid_value`. An unknown channel is a 404.
         */
        put: operations["putConnection"];
        post?: never;
        /**
         * Disconnect a channel
         * @description Removes the connection, its mappings, and the calendar values that were limited to the channel. Deliveries that are still in progress fail. Bookings of the channel stay.
         */
        delete: operations["deleteConnection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/channels/{channel_code}/resend": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Code of the channel.
                 * @example bookingcom
                 */
                channel_code: components["parameters"]["ChannelCode"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a channel everything again
         * @description Hands the present calendar of every mapping to the channel, from today on: for a channel that has lost or changed what it was told. It goes at once, with all that waits for another attempt; until the channel has taken it, the calendar says that it was told nothing. Where the channel was told an availability and the group has none, it is told 0. The direct channel sells from the calendar itself and needs nothing.
         */
        post: operations["resendCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/channels/{channel_code}/mappings": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Code of the channel.
                 * @example bookingcom
                 */
                channel_code: components["parameters"]["ChannelCode"];
            };
            cookie?: never;
        };
        /**
         * List mappings
         * @description Lists which room of the channel is which rate of the property, in the order of the channel's codes.
         */
        get: operations["listMappings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/channels/{channel_code}/mappings/{mapping_code}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Code of the channel.
                 * @example bookingcom
                 */
                channel_code: components["parameters"]["ChannelCode"];
                /**
                 * @description Code of the room or rate on the channel's side, percent-encoded.
                 * @example 156754:8833301
                 */
                mapping_code: components["parameters"]["MappingCode"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Create or replace a mapping
         * @description Says which rate a room of the channel is. An update of that rate makes one delivery for each of its mappings. A mapping that is new or leads to another rate makes one delivery with the whole calendar of that rate from today on; where the channel has an availability and the new group has none, it is told 0. A rate that the property does not have is a 422 `unknown_reference`; a channel that it is not connected to is a 404.
         */
        put: operations["putMapping"];
        post?: never;
        /**
         * Delete a mapping
         * @description Removes the mapping. What still waited for it has failed. From then on bookings of that room of the channel land in the master room; at a property without one they are refused.
         */
        delete: operations["deleteMapping"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/bookings": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        /**
         * List bookings
         * @description Lists bookings, newest change first.
         */
        get: operations["listBookings"];
        put?: never;
        /**
         * Create a booking
         * @description What a channel does when a guest books. Each night from the property's today on takes one from the availability of its group, never below 0; a night that finds nothing left makes the booking `overbooked`, and it is accepted all the same. The new numbers go out to all channels, but not to the mapping that `mapping_code` names, because the channel has counted there by itself, from what it said of the booking before; unless something is still on its way to it, which would end what it counted. An `http` channel that was told a number of these nights within the last hour is told it once more, one to ten minutes later, because its message may have been late. The booking is undelivered for every token. A channel that the property is not connected to, a `rate_code` that it does not have, and a `mapping_code` without a mapping where there is no master room are a 422 `unknown_reference`. A booking is known by its channel and `provider_number` (D35): the same message or the same content again changes nothing, another content replaces it, and a canceled booking stays canceled. So the messages of one booking must come in their order, or with a `version`: an older message that comes late, or again, would else undo a newer one. One with a lower `version` than the booking's changes nothing, and the answer shows the booking with the higher one. Rooms are matched with those of the booking by rate and nights, in any order. Only `canceled` counts as a room's state; the hotel confirms (D24). A booking whose rooms are all canceled is canceled.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/bookings/{hr_number}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Number of the booking in the service.
                 * @example R754208185
                 */
                hr_number: components["parameters"]["HrNumber"];
            };
            cookie?: never;
        };
        /**
         * Read a booking
         * @description Reads one booking. This does not make it delivered.
         */
        get: operations["getBooking"];
        /**
         * Change a booking
         * @description Replaces the whole content of the booking; the channel stays, and so does its `provider_number` where none is given. What it does not need any more is given back, and what it needs besides is taken; nights that stay keep what they have. The new numbers go out to the channels, also to the mapping that sold a room: the channel does not know of it. The booking becomes undelivered again. Rooms are matched with those of the booking by rate and nights, in any order. `reserved` for a confirmed room is a 422 `invalid_value`. A canceled booking is a 409 `state_conflict`.
         */
        put: operations["changeBooking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/bookings/{hr_number}/timeline": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Number of the booking in the service.
                 * @example R754208185
                 */
                hr_number: components["parameters"]["HrNumber"];
            };
            cookie?: never;
        };
        /**
         * Read the timeline of a booking
         * @description Reads what happened to one booking, oldest first: when it was booked, what each change changed, when it was confirmed or canceled, when each token last received a change of it, revoked ones included, and when its guests came and left. Changes keep the order of their numbers, also where the clock was set back. Nothing of the changes tells who the guest is.
         */
        get: operations["getBookingTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/bookings/{hr_number}/confirm": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Number of the booking in the service.
                 * @example R754208185
                 */
                hr_number: components["parameters"]["HrNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a booking
         * @description Moves the booking, and its rooms that are `reserved`, to `confirmed`. A booking that is confirmed already, with all its rooms, stays as it is and is not delivered again. A canceled one is a 409 `state_conflict`.
         */
        post: operations["confirmBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/bookings/{hr_number}/cancel": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Number of the booking in the service.
                 * @example R754208185
                 */
                hr_number: components["parameters"]["HrNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a booking
         * @description Cancels the booking and all of its rooms and gives back what they took: first to bookings that are `overbooked`, the oldest first, and only what is left to the availability. The new numbers go out to the channels, also to the mapping that sold a room: the channel does not know of it. A channel that cancels says so with its booking, all rooms `canceled`, as under creating a booking; the mapping that sold a room then gives it back by itself. A booking that is canceled already is a 409 `state_conflict`.
         */
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/bookings/{hr_number}/erase": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Number of the booking in the service.
                 * @example R754208185
                 */
                hr_number: components["parameters"]["HrNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase the guests of a booking
         * @description Replaces for good what tells who the guests were: in the booking the guest, the address, the note, the reason of a cancellation, the ages of children, the free texts of its rooms and the names of extras; all guests of its stays; and in their folios the notes of invoices and the names of products. Names become `Erased`, ages 0, other texts empty or null. Numbers, states, dates, nights, prices, sums and availability stay, and so does `provider_number`: a channel that sends the same message again changes nothing by it, and one that sends another message brings its guest back. No PMS is delivered the booking again (D62). A booking that is neither canceled nor over, or of which a guest is still in the house, is a 409 `state_conflict`.
         */
        post: operations["eraseBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/stays": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        /**
         * List stays
         * @description Lists who is and was in the house, newest arrival first.
         */
        get: operations["listStays"];
        put?: never;
        /**
         * Check guests in
         * @description Puts guests into a room. From then on they stand in the property API's lists of guests, and can be charged. The server gives the numbers. A room that is occupied can take more guests: each call is a stay of its own. An `hr_number` that the property does not have is a 422 `unknown_reference`.
         */
        post: operations["checkIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/stays/{reservation_id}/check-out": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Id of the stay.
                 * @example 41749
                 */
                reservation_id: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check guests out
         * @description Lets all guests of the stay leave, or those that are named. Their folios close: posting to them is refused from then on. A guest who is not in this stay is a 422 `unknown_reference`. When nobody of those meant is in the house any more it is a 409 `state_conflict`.
         */
        post: operations["checkOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/stays/{reservation_id}/guests/{customer_id}/erase": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Id of the stay.
                 * @example 41749
                 */
                reservation_id: components["parameters"]["ReservationId"];
                /**
                 * @description Id of the guest in the stay.
                 * @example 25238942
                 */
                customer_id: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase one guest of a stay
         * @description Replaces for good what tells who this guest was, and in the folio of the guest the notes of invoices and the names of products. Names become `Erased`, the date of birth 1900-01-01, other texts empty or null; dates, the room and sums stay (D62). The booking of the stay, and its other guests, stay as they are: to erase those, too, erase the booking (`hr_number`). A guest who is still in the house is a 409 `state_conflict`.
         */
        post: operations["eraseGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/accounts": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        /**
         * List revenue accounts
         * @description Lists the revenue accounts of the property, in the order of their ids.
         */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/accounts/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Id of the revenue account.
                 * @example 62
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Create or replace a revenue account
         * @description Stores a revenue account. The property API shows the id as `HR:<id>`, too.
         */
        put: operations["putAccount"];
        post?: never;
        /**
         * Delete a revenue account
         * @description Removes the revenue account. An account that an extra or the POS mapping points to is a 409 `in_use`. What was posted stays.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/departments": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        /**
         * List sales departments
         * @description Lists the sales departments of the property, in the order of their ids.
         */
        get: operations["listDepartments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/departments/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Id of the sales department.
                 * @example 37
                 */
                id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Create or replace a sales department
         * @description Stores a sales department. The property API shows the id as `HR:<id>`, too.
         */
        put: operations["putDepartment"];
        post?: never;
        /**
         * Delete a sales department
         * @description Removes the sales department. A department that an extra or the POS mapping points to is a 409 `in_use`. What was posted stays.
         */
        delete: operations["deleteDepartment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/extras": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        /**
         * List extras
         * @description Lists the extras of the property, in the order of their ids.
         */
        get: operations["listPropertyExtras"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/extras/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Id of the extra.
                 * @example 692
                 */
                id: components["parameters"]["ExtraId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Create or replace an extra
         * @description Stores an extra. The property API shows the id as `HR:<id>`, too. A department or account that the property does not have is a 422 `unknown_reference`.
         */
        put: operations["putExtra"];
        post?: never;
        /**
         * Delete an extra
         * @description Removes the extra. An extra that the POS mapping points to is a 409 `in_use`. What was posted stays.
         */
        delete: operations["deleteExtra"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/pos-mappings": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        /**
         * Read the POS mapping
         * @description Reads which id of the POS stands for which department, account and product.
         */
        get: operations["getPosMappings"];
        /**
         * Replace the POS mapping
         * @description Replaces the whole POS mapping. An id that the property does not have is a 422 `unknown_reference`.
         */
        put: operations["putPosMappings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/calendar": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        /**
         * Read the calendar
         * @description Reads what the calendar holds, and what each channel was told last. The property API has no such operation. An entry for every rate and day of which anything is known; what was never set is null.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/calendar/grid": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        /**
         * Read the calendar as a grid
         * @description Reads the same values as `getCalendar`, rate by rate as columns with a value for each day, which is far smaller: for a page that draws them. An answer holds at most 20,000 days of rates together, so it may have fewer rates than `limit`; there are more for as long as `next` is not null.
         */
        get: operations["getCalendarGrid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/calendar/{rate_code}/{date}/history": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Code of the rate, percent-encoded.
                 * @example HR:1
                 */
                rate_code: components["parameters"]["RateCode"];
                /**
                 * @description The day, which is the night that begins on it.
                 * @example 2026-12-24
                 */
                date: components["parameters"]["Night"];
            };
            cookie?: never;
        };
        /**
         * Read the history of a night of a rate
         * @description Reads what the updates of the calendar changed for one rate on one day, newest first: what each set, which request or booking made it, and what became of it on each channel. Of the master rate, these are the channels of all rates of its group, which share its availability. What was refused at once, and what was set before the rate came into its present group, is in the transactions alone. Updates are kept as long as transactions are (D17). Where few of them are about the day, an answer has fewer changes than `limit`, or none; there is more for as long as `next` is not null.
         */
        get: operations["getCalendarHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/calendar/{rate_code}/{date}/bookings": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Code of the rate, percent-encoded.
                 * @example HR:1
                 */
                rate_code: components["parameters"]["RateCode"];
                /**
                 * @description The day, which is the night that begins on it.
                 * @example 2026-12-24
                 */
                date: components["parameters"]["Night"];
            };
            cookie?: never;
        };
        /**
         * List the bookings of a night
         * @description Lists the bookings that need a room for a night, of any rate of the group that the rate belongs to, newest change first. Where few bookings are about the night, an answer has fewer of them than `limit`, or none; there is more for as long as `next` is not null.
         */
        get: operations["listNightBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/deliveries": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Lists what is, or was, on its way to the channels, newest first. Where most do not fit the filters, an answer has fewer than `limit`, or none; there is more for as long as `next` is not null.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Id of the delivery.
                 * @example 12529
                 */
                delivery_id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        /**
         * Read a delivery
         * @description Reads one delivery: what it has to tell the channel, what the channel said, and when it is tried again. A message to a channel may have joined it with others for the same mapping, of which the newest values count.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/transactions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        /**
         * List updates of the calendar
         * @description Lists the updates of the calendar, newest first: those of the property API, and those by which bookings, and changes of what is set up, change what the channels have to know. Each says in short what it changes, and how many of its deliveries are in each state. An answer with very large ones has fewer of them than `limit`.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/folios": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        /**
         * List folios
         * @description Lists the folios of the guests in the house and all others that something was posted to, in the order of their ids, with their sums.
         */
        get: operations["listFolios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/folios/{folio_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Id of the folio, percent-encoded.
                 * @example 41749:25238942
                 */
                folio_id: components["parameters"]["FolioId"];
            };
            cookie?: never;
        };
        /**
         * Read a folio
         * @description Reads one folio with its items, oldest first. Every guest has one, also before the first posting.
         */
        get: operations["getFolio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/alarms": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List alarms
         * @description Lists what somebody at a hotel has to do something about, of all properties or of one: by `kind`, in the order of its values, and of each kind by property. An alarm is there for as long as its reason is. An answer may have fewer than `limit`; there is more for as long as `next` is not null.
         */
        get: operations["listAlarms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/requests": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List requests
         * @description Lists the last requests that the property API received, newest first, those of a path or method that no operation has among them. Tokens are taken out. Each process of the server keeps a limited number of its own in memory, and forgets them when it stops.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/requests/{number}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Number of the request, from the list of requests.
                 * @example 204
                 */
                number: components["parameters"]["RequestNumber"];
            };
            cookie?: never;
        };
        /**
         * Read a request
         * @description Reads one of the last requests with its body and what was answered. Every token in them is taken out, and of a long one only the beginning is kept. Bodies are kept only where the console is on, and of the last requests only. As the list, it knows what its own process has received.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/events": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Hear what happens
         * @description Says what happens as it happens, as server-sent events, until the caller or the server ends it:
         *
         *     - `request`: a request of the property API has ended. Its data is a `RequestRecord`, as in the list of requests.
         *     - `changed`: something of a property was written, by whomever. Its data is `{"hr_id": …}`. Many changes within a moment are
         *       one event.
         *     - `reset`: everything was replaced, by a reset or a restored snapshot. Its data is `{}`.
         *     - `alive`: nothing happened for 15 seconds. Its data is `{}`. Where nothing comes for much longer, the connection is dead, though
         *       it may look open: connect again, and read again what is shown.
         *     - `lost`: events are missing here. Read again what is shown. Its data is `{}`.
         *
         *     A server keeps the last events for those who were away a moment: `Last-Event-ID`, which a browser sends by itself, begins
         *     behind that event. Whoever reads too slowly, or was away too long, gets `lost` in the place of what it missed.
         *
         *     Several processes on one database: a `request` is told only by the process that received it. Changes and resets are told by
         *     all, where those that make them have the console on, too. Only a server with the console has events; others answer 404
         *     `not_found`. With too many streams at a time one more is a 503 `unavailable`.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/quota": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        /**
         * Read what is used of the quota
         * @description Says how much of the quota of a property is used, all processes together. To read it counts as no request.
         */
        get: operations["getQuota"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/properties/{hr_id}/readings": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        /**
         * Read the readings
         * @description Reads by which other readings of the service's documentation the property answers, in place of what was decided.
         */
        get: operations["getReadings"];
        /**
         * Replace the readings
         * @description Replaces all readings of the property, from the next request on; what is stored is not converted. Two that exclude one another are a 422 `invalid_value` that names both. For tests only, because some of them charge a guest twice or sell a room twice. A server without `--test` leaves them aside.
         */
        put: operations["putReadings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/clock": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the clock
         * @description Reads the time that the server works with.
         */
        get: operations["getClock"];
        /**
         * Set the clock
         * @description Sets the time. It runs on from there at its usual pace. What counts as today, timestamps, quotas and due deliveries follow it; timeouts do not. Setting it back is allowed. A time before the year 1971 or after the year 8999 is a 422 `invalid_value`.
         */
        put: operations["setClock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/clock/advance": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the clock on
         * @description Moves the time on. What is due by then is done. A time after the year 8999 is a 422 `invalid_value`.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/faults": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List faults
         * @description Lists the faults that are set, oldest first, those that are used up included. They outlive a restart; a server that is not started for tests leaves them aside and lists none.
         */
        get: operations["listFaults"];
        put?: never;
        /**
         * Add a fault
         * @description Makes the property API fail on purpose. Several faults may hit one request.
         */
        post: operations["addFault"];
        /**
         * Remove all faults
         * @description Removes all faults. The property API is sound again; requests that a fault holds up are looked at.
         */
        delete: operations["clearFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/faults/{fault_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the fault.
                 * @example 3
                 */
                fault_id: components["parameters"]["FaultId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a fault
         * @description Removes one fault.
         */
        delete: operations["deleteFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/reset": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start again with the demo hotel
         * @description Removes everything but the snapshots: all properties, faults, requests and what was used of quotas. Then the demo hotel, or the one that the server was given in its place, is set up again, and the clock shows the real time.
         */
        post: operations["resetToDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/snapshots": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List snapshots
         * @description Lists the snapshots, in the order of their names.
         */
        get: operations["listSnapshots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/snapshots/{name}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Name of the snapshot, 1 to 64 letters, digits, `-` and `_`.
                 * @example before-upgrade
                 */
                name: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Take a snapshot
         * @description Keeps a copy of everything that was stored when it was asked for, while others read and change. A snapshot of this name is replaced.
         */
        put: operations["takeSnapshot"];
        post?: never;
        /**
         * Delete a snapshot
         * @description Removes the copy. What the server works with stays.
         */
        delete: operations["deleteSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/snapshots/{name}/restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Name of the snapshot, 1 to 64 letters, digits, `-` and `_`.
                 * @example before-upgrade
                 */
                name: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go back to a snapshot
         * @description Puts everything back as it was when the snapshot was taken, the clock's offset, the faults and what was used of quotas included. Tokens that were made since are unknown again. Numbers go on, and tokens that were revoked since stay revoked. Every connected channel is told its whole calendar from today on, as by a resend; until it has taken that, the calendar shows nothing as told. That calendar leaves out what was booked since: restore on a server with `--no-deliveries`, and enter these bookings before one without it is started. What the snapshot has no value for, the channel keeps as it was told last: set it again. A snapshot of another version of the server, with other tables, and one that is damaged or was changed since it was taken are a 409 `state_conflict`, and nothing is changed. Reads are answered meanwhile, by what was there before; changes wait.
         */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Who calls the control API. */
        Session: {
            /**
             * @description Name of the token.
             * @example bootstrap
             */
            name: string;
            /**
             * @description What it may do; each role may also do what those before it may.
             * @example admin
             * @enum {string}
             */
            role: "read" | "desk" | "admin";
            /**
             * @description Whether operations for tests are allowed, by the server and apart from the role.
             * @example true
             */
            test: boolean;
            /**
             * Format: date-time
             * @description When the session ends, by the real time; null where the token itself is sent.
             * @example 2026-11-20T20:00:00Z
             */
            expires_at: string | null;
        };
        /**
         * @description Stable name of what went wrong, to branch on. `x-error-codes` gives, for each code, the HTTP status it comes with (in `errors`, the status of the whole answer), whether sending the same request again can help, and what it means. Names that the property API has, too, mean the same there.
         * @example validation_failed
         * @enum {string}
         */
        ControlErrorCode: "unreadable_request" | "unauthorized" | "insufficient_role" | "test_only" | "path_not_found" | "not_found" | "method_not_allowed" | "already_exists" | "state_conflict" | "in_use" | "body_too_large" | "unsupported_media_type" | "validation_failed" | "required" | "invalid_type" | "invalid_value" | "unknown_field" | "too_few" | "too_many" | "unknown_reference" | "too_many_attempts" | "internal_error" | "unavailable";
        /** @description One wrong place in the request. */
        ErrorPlace: {
            /**
             * @description Where it is, written as in JavaScript. A parameter of path or query stands with its name.
             * @example rooms[0].checkin_date
             */
            path: string;
            code: components["schemas"]["ControlErrorCode"];
            /**
             * @description What is wrong and what to do, for a person to read.
             * @example Give a calendar date as YYYY-MM-DD, such as 2026-12-24; this is "2026-02-30".
             */
            message: string;
        };
        /** @description Body of every answer with a status of 400 or above. Branch on `code`, show `message` to a person, quote `request_id` when you ask for help. */
        ErrorBody: {
            /**
             * @description Always `error`.
             * @example error
             * @enum {string}
             */
            status: "error";
            code: components["schemas"]["ControlErrorCode"];
            /**
             * @description What is wrong and what to do, for a person to read. Its wording may change.
             * @example The request is wrong in 2 places. Correct them.
             */
            message: string;
            /**
             * @description The id of this request, as in the header X-Request-Id.
             * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
             */
            request_id: string;
            /** @description The wrong places, where places of the request are at fault. Long lists are cut after 100. */
            errors?: components["schemas"]["ErrorPlace"][];
        };
        /**
         * @description Id of a property, 1 to 64 letters, digits, `-` and `_`.
         * @example demo
         */
        HrId: string;
        /**
         * @description A name of 1 to 200 characters.
         * @example Standard Room
         */
        Name: string;
        /**
         * @description An IANA time zone. It decides what is today at the property.
         * @example Europe/Istanbul
         */
        TimeZone: string;
        /**
         * @description An ISO 4217 currency code, in three capital letters. It is not looked up.
         * @example EUR
         */
        CurrencyCode: string;
        /**
         * @description Hours and minutes, `HH:MM`, of the property's time zone.
         * @example 05:00
         */
        TimeOfDay: string;
        /** @description How many requests the property API takes for the property, all tokens together. Null means any number. */
        Quota: {
            /**
             * @description Requests a minute, 1 or more.
             * @example 5
             */
            per_minute: number;
            /**
             * @description Requests a day, 1 or more.
             * @example 250
             */
            per_day: number;
        } | null;
        /** @description One hotel. */
        Property: {
            hr_id: components["schemas"]["HrId"];
            name: components["schemas"]["Name"];
            time_zone: components["schemas"]["TimeZone"];
            /** @description Base currency of prices, folios and extras. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Until this time the business date, which direct sales are booked on, is still that of the day before.
             * @default 00:00
             */
            business_day_start: components["schemas"]["TimeOfDay"];
            /** @default null */
            quota: components["schemas"]["Quota"];
        };
        /**
         * @description Send it as `after` to read on; null when there is nothing more.
         * @example null
         */
        Next: string | null;
        /** @description Properties of the server. */
        PropertyList: {
            /** @description In the order of their `hr_id`. */
            properties: components["schemas"]["Property"][];
            next: components["schemas"]["Next"];
        };
        /** @description What is to be changed; what is left out stays. */
        PropertyChange: {
            name?: components["schemas"]["Name"];
            time_zone?: components["schemas"]["TimeZone"];
            /** @description Base currency of prices, folios and extras. */
            currency?: components["schemas"]["CurrencyCode"];
            business_day_start?: components["schemas"]["TimeOfDay"];
            quota?: components["schemas"]["Quota"];
        };
        /**
         * @description Id of a token. It is not the token and not secret.
         * @example 5e0c1a7e-93f1-4d0c-b5a6-6f6c3a1d2b90
         */
        TokenId: string;
        /**
         * Format: date-time
         * @description An ISO 8601 instant. Sent with any offset, answered in UTC with `Z`.
         * @example 2026-11-20T08:01:29Z
         */
        Timestamp: string;
        /** @description What is known about a token. */
        Token: {
            id: components["schemas"]["TokenId"];
            /**
             * @description Who uses the token.
             * @example PMS
             */
            label: string;
            /** @description When it was made. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it was revoked; null while it is good.
             * @example null
             */
            revoked_at: string | null;
        };
        /** @description Tokens of the property. */
        TokenList: {
            /** @description Oldest first. */
            tokens: components["schemas"]["Token"][];
            next: components["schemas"]["Next"];
        };
        /** @description What to make. */
        TokenInput: {
            /** @description Who uses the token, for people. */
            label: components["schemas"]["Name"];
            /**
             * Format: password
             * @description The token itself, 8 to 128 visible ASCII characters, where it must be a known one. Left out, the server makes one.
             * @example pms-test-token
             */
            token?: string;
            /**
             * @description Id of the token that this one takes the place of: what was delivered to that one until now counts as delivered to this one; what comes later, comes to both. Both are good until the other is revoked.
             * @example 4be0643f-1d98-473b-97d1-b1d38f6d8b0c
             */
            replaces?: string;
        };
        /** @description A token, shown this once. */
        IssuedToken: {
            id: components["schemas"]["TokenId"];
            /**
             * @description Who uses the token.
             * @example PMS
             */
            label: string;
            /**
             * @description The token. Store it now.
             * @example pms-test-token
             */
            token: string;
            /** @description When it was made. */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Code of an availability group, 1 to 64 visible ASCII characters. Its rates sell the same rooms.
         * @example HR:1
         */
        InvCode: string;
        /**
         * @description Up to 4,000 characters; may be empty.
         * @example Non-smoking room
         */
        FreeText: string;
        /** @description Everything but its code. */
        RoomFields: {
            inv_code: components["schemas"]["InvCode"];
            /**
             * @description Whether the property API may update the availability.
             * @default true
             * @example true
             */
            availability_update: boolean;
            /**
             * @description Whether the property API may update stop sale, minimum stay, and closed to arrival or departure.
             * @default true
             * @example true
             */
            restrictions_update: boolean;
            /**
             * @description Whether the property API may update the price.
             * @default true
             * @example true
             */
            price_update: boolean;
            /** @description Name of the room. */
            name: components["schemas"]["Name"];
            /**
             * @description Description of the room.
             * @default
             */
            description: components["schemas"]["FreeText"];
            /**
             * @description Policy of the rate.
             * @default
             */
            policy: components["schemas"]["FreeText"];
            /**
             * @description Most people the room takes, children included, 0 to 1,000.
             * @example 3
             */
            room_capacity: number;
            /**
             * @description Most adults the room takes, 0 to 1,000.
             * @example 2
             */
            adult_capacity: number;
            /**
             * @description Whether this is the master room, where bookings without a mapping land. A property has at most one.
             * @default false
             * @example false
             */
            is_master: boolean;
        };
        /**
         * @description Code of a rate, 1 to 64 visible ASCII characters. `HR:<n>` is the usual form of a normal rate, `NR:HR:<n>` that of a non-refundable one. The rate whose code equals its group's code is the master rate of that group.
         * @example HR:1
         */
        RateCode: string;
        /** @description One rate as it is stored. */
        Room: components["schemas"]["RoomFields"] & {
            rate_code: components["schemas"]["RateCode"];
            /**
             * @description Whether the rate is non-refundable.
             * @example false
             */
            non_refundable: boolean;
        };
        /** @description All rates of the property. */
        RoomList: {
            /** @description In the order of their codes. */
            rooms: components["schemas"]["Room"][];
        };
        /** @description One rate. What has a default may be left out. */
        RoomInput: components["schemas"]["RoomFields"] & {
            /**
             * @description Whether the rate is non-refundable. Left out, it is when its code begins with `NR:`; such a code with `false` is a 422 (D57).
             * @example false
             */
            non_refundable?: boolean;
        };
        /**
         * @description Code of a sales channel, 1 to 64 small letters, digits, `-` and `_`. `online` is the hotel's own direct channel.
         * @example bookingcom
         */
        ChannelCode: string;
        /** @description A channel that the server knows. */
        SalesChannel: {
            code: components["schemas"]["ChannelCode"];
            /**
             * @description Name of the channel.
             * @example Booking.com
             */
            name: string;
        };
        /** @description All channels that the server knows. */
        SalesChannelList: {
            /** @description In the order of their codes. */
            channels: components["schemas"]["SalesChannel"][];
        };
        /** @description What a channel is called. */
        SalesChannelInput: {
            name: components["schemas"]["Name"];
        };
        /** @description The hotel's own channel `online`. It sells from the calendar itself, so an update is there at once. */
        DirectConnector: {
            /**
             * @description Always `direct`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "direct";
        };
        /** @description What becomes of one hand-over. */
        ScriptedOutcome: {
            /**
             * @description Whether the channel takes it.
             * @example fail
             * @enum {string}
             */
            outcome: "succeed" | "fail";
            /**
             * @description What the channel says when it fails, 1 to 4,000 characters. Left out, it is a sentence of the server's own.
             * @example The room is closed on the extranet.
             */
            message?: string;
        };
        /** @description A channel that exists only here. The same seed fails the same hand-overs. */
        SimulatedConnector: {
            /**
             * @description Always `simulated`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "simulated";
            /**
             * @description How long a hand-over takes, in milliseconds of the server's clock, 0 to 600,000.
             * @default 0
             * @example 250
             */
            latency_ms: number;
            /**
             * @description Share of the hand-overs that fail, 0 to 1.
             * @default 0
             * @example 0.1
             */
            failure_rate: number;
            /**
             * @description Start of the random numbers that decide which fail.
             * @default 1
             * @example 1
             */
            seed: number;
            /**
             * @description What becomes of the first hand-overs, one entry for each; after the last one `failure_rate` decides. Up to 1,000.
             * @default []
             */
            script: components["schemas"]["ScriptedOutcome"][];
        };
        /** @description A channel that takes updates by `POST` to a URL. */
        HttpConnector: {
            /**
             * @description Always `http`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "http";
            /**
             * @description Where updates are posted to, `http` or `https`, up to 2,000 characters. In an answer `***` stands for a password in it, for a user name without one, for long segments of its path, and for each value of its query; the same url given back keeps what they stand for.
             * @example https://channel.example/updates
             */
            url: string;
            /**
             * Format: password
             * @description What updates are signed with, 8 to 200 characters. Null keeps the one that the connection has; where it has none it is required. It is not shown: in an answer it is null.
             * @default null
             * @example null
             */
            secret: string | null;
        };
        /** @description How updates reach the channel. `kind` says which connector it is. */
        Connector: components["schemas"]["DirectConnector"] | components["schemas"]["SimulatedConnector"] | components["schemas"]["HttpConnector"];
        /** @description Changes that were handed over in vain. They are tried again, at least every quarter of an hour, for as long as their dates are not over; until then the channel sells by older values. */
        FailingConnection: {
            /**
             * Format: date-time
             * @description When the oldest of them was accepted.
             * @example 2026-11-20T08:01:29.000Z
             */
            since: string;
            /**
             * @description How many they are.
             * @example 3
             */
            waiting: number;
            /**
             * @description What the channel said to the newest of them, or why it could not be reached.
             * @example The channel's receiver at https://channel.example answered with status 503.
             */
            last_error: string;
            /**
             * Format: date-time
             * @description When the first of them is handed over again.
             * @example 2026-11-20T08:16:29.000Z
             */
            next_attempt_at: string;
        };
        /** @description A channel that the property is connected to, with the numbers of its processes. */
        Connection: {
            channel_code: components["schemas"]["ChannelCode"];
            /**
             * @description Name of the channel.
             * @example Booking.com
             */
            channel_name: string;
            connector: components["schemas"]["Connector"];
            /**
             * @description Processes that are not finished.
             * @example 0
             */
            in_progress: number;
            /**
             * @description Processes that succeeded.
             * @example 297
             */
            succeeded: number;
            /**
             * @description Processes that failed.
             * @example 2
             */
            failed: number;
            /** @description Changes that the channel could not take yet and that are tried again; null when there are none. What it refused for good is not among them: see `failed` and the list of deliveries. */
            failing: components["schemas"]["FailingConnection"] | null;
            /**
             * @description Why the newest of its deliveries that are settled failed; null where that succeeded, or none is among the last 2000 deliveries of the property.
             * @example null
             */
            last_refusal: string | null;
        };
        /** @description The channels that the property is connected to. */
        ConnectionList: {
            /** @description In the order of their codes. */
            connections: components["schemas"]["Connection"][];
        };
        /** @description How the channel is reached. */
        ConnectionInput: {
            connector: components["schemas"]["Connector"];
        };
        /** @description What is on its way to the channel. */
        ResentCalendar: {
            /**
             * @description One for each mapping that has anything to show from today on.
             * @example 4
             */
            deliveries: number;
        };
        /**
         * @description Code of a room or rate on the channel's side, 1 to 64 visible ASCII characters.
         * @example 156754:8833301
         */
        MappingCode: string;
        /** @description Which rate a room of the channel is. */
        Mapping: {
            mapping_code: components["schemas"]["MappingCode"];
            rate_code: components["schemas"]["RateCode"];
            /**
             * @description Name of the room or rate on the channel's side.
             * @example Standard Room
             */
            name: string;
        };
        /** @description All mappings of one channel at the property. */
        MappingList: {
            /** @description In the order of the channel's codes. */
            mappings: components["schemas"]["Mapping"][];
        };
        /** @description Which rate a room of the channel is. */
        MappingInput: {
            rate_code: components["schemas"]["RateCode"];
            /** @description Name of the room or rate on the channel's side. */
            name: components["schemas"]["Name"];
        };
        /**
         * @description `reserved`, then `confirmed`; `canceled` is final.
         * @example confirmed
         * @enum {string}
         */
        BookingState: "reserved" | "confirmed" | "canceled";
        /**
         * @description Number of a booking in the service.
         * @example R754208185
         */
        HrNumber: string;
        /**
         * @description An amount in the currency named beside it. The number of decimals is not fixed.
         * @example 245.5
         */
        Money: number;
        /**
         * Format: date
         * @description A plain date, `YYYY-MM-DD`. A night or a day at the property, never an instant.
         * @example 2026-12-24
         */
        CalendarDate: string;
        /**
         * @description How the guest pays.
         * @example credit_card
         * @enum {string}
         */
        PaymentMethod: "credit_card" | "bank_transfer" | "cash" | "paypal";
        /** @description Address of the guest. Texts may be empty. */
        Address: {
            /**
             * @description City.
             * @example Istanbul
             */
            city: string;
            /**
             * @description State or province.
             * @example
             */
            state: string;
            /**
             * @description Country in words.
             * @example Turkey
             */
            country: string;
            /**
             * @description Country as a two-letter code.
             * @example TR
             */
            country_code: string;
            /**
             * @description Phone number.
             * @example +905550000000
             */
            phone: string;
            /**
             * @description E-mail address.
             * @example guest@example.net
             */
            email: string;
            /**
             * @description Street and number.
             * @example Bagdat Cad. 12
             */
            street: string;
            /**
             * @description Second address line, or null.
             * @example null
             */
            street_2: string | null;
        };
        /**
         * @description A decimal number written as text, so that no digit is lost.
         * @example 45.0
         */
        DecimalText: string;
        /** @description Price of one night. */
        DailyPrice: {
            /** @description The night. */
            date: components["schemas"]["CalendarDate"];
            /** @description Price of the night. */
            price: components["schemas"]["DecimalText"];
        };
        /** @description Something that was booked with a room. */
        BookedExtra: {
            /**
             * @description Name of the extra.
             * @example Airport Transfer (1 Person)
             */
            name: string;
            /** @description Price of the extra. */
            price: components["schemas"]["DecimalText"];
        };
        /** @description One booked room, and the nights that it took from the availability. */
        BookingRoom: {
            /** @description State of this room. */
            state: components["schemas"]["BookingState"];
            /** @description The booked rate; the master room's where the channel's room has no mapping. */
            rate_code: components["schemas"]["RateCode"];
            inv_code: components["schemas"]["InvCode"];
            /** @description Total of the room before tax. */
            price: components["schemas"]["Money"];
            /** @description Total of the room after tax, where it is known. */
            total?: components["schemas"]["Money"];
            /**
             * @description Whether the rate is non-refundable.
             * @example false
             */
            non_refundable: boolean;
            /**
             * @description Number of nights.
             * @example 1
             */
            nights: number;
            /**
             * @description Number of guests, children included.
             * @example 2
             */
            total_guest: number;
            /**
             * @description Number of adults.
             * @example 2
             */
            total_adult: number;
            /** @description Age of each child, in years. */
            child_ages: number[];
            /**
             * @description Name of the room as the channel sold it.
             * @example Standard Room
             */
            name: string;
            /** @description Day of arrival. */
            checkin_date: components["schemas"]["CalendarDate"];
            /** @description Day of departure. */
            checkout_date: components["schemas"]["CalendarDate"];
            /**
             * @description Free text from the channel.
             * @example Non-smoking room
             */
            extra_info: string;
            /** @description Price of each night. */
            daily_prices: components["schemas"]["DailyPrice"][];
            /** @description Extras of this room. */
            extras: components["schemas"]["BookedExtra"][];
            /** @description Nights that took one from the availability of the group, be it a channel's own number, and would give it back. A night that found nothing left, or lay in the past when it was booked, took none until one came free. Of rooms of one group the first take first. */
            taken: components["schemas"]["CalendarDate"][];
        };
        /** @description The latest change of a booking that a token has received (D19). A token that replaced another has received what that one had. */
        BookingReceipt: {
            token_id: components["schemas"]["TokenId"];
            /**
             * @description Who uses the token.
             * @example PMS
             */
            token_label: string;
            /**
             * Format: date-time
             * @description When this change was first delivered; null where an earlier version of the server did, which kept no time.
             * @example 2026-11-20T08:02:00Z
             */
            delivered_at: string | null;
            /**
             * @description Number of the change that was delivered.
             * @example 1204
             */
            change: number;
            /**
             * @description Whether the booking was changed since, so that the token receives it again.
             * @example false
             */
            changed_since: boolean;
        };
        /** @description A booking as the property API shows it, and what only the hotel sees: whether there was too little left, and what was taken. */
        Booking: {
            hr_number: components["schemas"]["HrNumber"];
            /**
             * @description Number on the channel, or null.
             * @example 1746283950
             */
            provider_number: string | null;
            /** @description Code of the channel that sold it. */
            channel: components["schemas"]["ChannelCode"];
            /**
             * @description Name of the channel that sold it.
             * @example Booking.com
             */
            channel_display: string;
            state: components["schemas"]["BookingState"];
            /**
             * @description Name of the guest who booked.
             * @example John Doe
             */
            guest: string;
            /**
             * @description Why it was canceled, or null.
             * @example null
             */
            cancel_reason: string | null;
            /** @description When it was created. */
            completed_at: components["schemas"]["Timestamp"];
            /** @description When it was changed last. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description Total without tax. */
            sub_total: components["schemas"]["Money"];
            /** @description Total of the extras, without tax. */
            extras_total: components["schemas"]["Money"];
            /** @description Price adjustments by the hotel. */
            adjustments_total: components["schemas"]["Money"];
            /** @description Total of the taxes. */
            tax_total: components["schemas"]["Money"];
            /** @description Grand total. */
            total: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description First day of arrival. */
            checkin_date: components["schemas"]["CalendarDate"];
            /** @description Last day of departure. */
            checkout_date: components["schemas"]["CalendarDate"];
            /**
             * @description The guest's note, or null.
             * @example Late arrival, around 23:00
             */
            note: string | null;
            payment: components["schemas"]["PaymentMethod"];
            /** @description What the guest has paid so far. */
            paid_amount: components["schemas"]["Money"];
            /**
             * @description Whether the PMS is able to send state updates.
             * @example true
             */
            requires_response: boolean;
            address: components["schemas"]["Address"];
            /** @description The booked rooms. */
            rooms: components["schemas"]["BookingRoom"][];
            /**
             * @description Whether some night found nothing left, and since then neither a room came free for it nor the hotel set an availability above 0 for all channels. A room that comes free goes to the oldest such booking.
             * @example false
             */
            overbooked: boolean;
            /**
             * @description Number of the latest change. Higher numbers came later, across all bookings of the property.
             * @example 1204
             */
            change: number;
            /**
             * @description The highest `version` of the channel's messages about it; null where none had one.
             * @example 2
             */
            version: number | null;
            /** @description The tokens that have received it, revoked ones left out; empty where none has. */
            delivered_to: components["schemas"]["BookingReceipt"][];
        };
        /** @description Bookings of the property. */
        BookingList: {
            /** @description Newest change first. */
            bookings: components["schemas"]["Booking"][];
            next: components["schemas"]["Next"];
        };
        /**
         * @description Up to 200 characters; may be empty.
         * @example Istanbul
         */
        ShortText: string;
        /** @description Address of the guest. Every part may be left out. */
        AddressInput: {
            /**
             * @description City.
             * @default
             */
            city: components["schemas"]["ShortText"];
            /**
             * @description State or province.
             * @default
             */
            state: components["schemas"]["ShortText"];
            /**
             * @description Country in words.
             * @default
             */
            country: components["schemas"]["ShortText"];
            /**
             * @description Country as a two-letter code.
             * @default
             */
            country_code: components["schemas"]["ShortText"];
            /**
             * @description Phone number.
             * @default
             */
            phone: components["schemas"]["ShortText"];
            /**
             * @description E-mail address.
             * @default
             */
            email: components["schemas"]["ShortText"];
            /**
             * @description Street and number.
             * @default
             */
            street: components["schemas"]["ShortText"];
            /**
             * @description Second address line, up to 200 characters, or null.
             * @default null
             * @example null
             */
            street_2: string | null;
        };
        /**
         * @description 0 or more, with at most 12 digits before and 3 behind the point, as a number or as plain decimal text without exponent.
         * @example 119.90
         */
        MoneyInput: number | string;
        /**
         * @description Like other amounts, but may be negative.
         * @example -10.50
         */
        SignedMoneyInput: number | string;
        /** @description Price of one night. */
        DailyPriceInput: {
            /** @description The night. */
            date: components["schemas"]["CalendarDate"];
            /** @description Price of the night. */
            price: components["schemas"]["MoneyInput"];
        };
        /** @description Something that was booked with a room. */
        BookedExtraInput: {
            name: components["schemas"]["Name"];
            /** @description Price of the extra, without tax. */
            price: components["schemas"]["MoneyInput"];
        };
        /** @description One booked room. Either `mapping_code`, as the channel calls the room, or `rate_code`, not both. A `mapping_code` that has no mapping lands in the master room; at a property without one the booking is refused. */
        BookingRoomInput: {
            mapping_code?: components["schemas"]["MappingCode"];
            rate_code?: components["schemas"]["RateCode"];
            /** @description Name of the room as the channel sold it. Left out, it is the mapping's or the rate's. */
            name?: components["schemas"]["Name"];
            /** @description Day of arrival. */
            checkin_date: components["schemas"]["CalendarDate"];
            /** @description Day of departure, 1 to 1,000 nights after the arrival. The night before it is the last one. */
            checkout_date: components["schemas"]["CalendarDate"];
            /**
             * @description Number of adults, 0 to 1,000.
             * @default 2
             * @example 2
             */
            total_adult: number;
            /**
             * @description Age of each child, in years. Up to 100.
             * @default []
             */
            child_ages: number[];
            /**
             * @description Free text from the channel.
             * @default
             */
            extra_info: components["schemas"]["FreeText"];
            /** @description Price of each night, one entry for each and no other, without tax. */
            daily_prices: components["schemas"]["DailyPriceInput"][];
            /**
             * @description Extras of this room. Up to 100.
             * @default []
             */
            extras: components["schemas"]["BookedExtraInput"][];
            /** @description State of this room, which may differ from the booking's. Left out, a room that the booking has already keeps its state, and a new room gets the booking's where the hotel gives it, and is `reserved` where a channel does. Where a channel says `reserved` or `confirmed`, it is as if that were left out: the hotel confirms (D24). A canceled room takes nothing and does not come back: one more room like it is a new room. */
            state?: components["schemas"]["BookingState"];
        };
        /** @description What a channel says about a booking. */
        BookingFields: {
            /**
             * @description Number of the booking on the channel, 1 to 64 visible ASCII characters, or null.
             * @default null
             * @example 1746283950
             */
            provider_number: string | null;
            /** @description Name of the guest who booked. */
            guest: components["schemas"]["Name"];
            /** @default {} */
            address: components["schemas"]["AddressInput"];
            /**
             * @description The guest's note, up to 4,000 characters, or null.
             * @default null
             * @example Late arrival, around 23:00
             */
            note: string | null;
            payment: components["schemas"]["PaymentMethod"];
            /**
             * @description What the guest has paid so far.
             * @default 0
             */
            paid_amount: components["schemas"]["MoneyInput"];
            /** @description Currency of the booking. Left out, it is the property's. */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description Price adjustments by the hotel. May be negative.
             * @default 0
             */
            adjustments_total: components["schemas"]["SignedMoneyInput"];
            /**
             * @description Total of the taxes.
             * @default 0
             */
            tax_total: components["schemas"]["MoneyInput"];
            /**
             * @description Whether the PMS is able to send state updates for this booking.
             * @default true
             * @example true
             */
            requires_response: boolean;
            /** @description The booked rooms, 1 to 100. */
            rooms: components["schemas"]["BookingRoomInput"][];
        };
        /** @description The channel that sold it, and its content. */
        BookingInput: components["schemas"]["BookingFields"] & {
            /** @description The channel that sold it. The property must be connected to it. */
            channel_code: components["schemas"]["ChannelCode"];
            /**
             * @description Number of the message, which rises with each message of the booking, such as when the channel made it in milliseconds; or null, where the channel sends the messages of a booking in their order. One below that of the booking is late, and changes nothing.
             * @default null
             * @example 2
             */
            version: number | null;
        };
        /** @description The whole new content. */
        BookingChange: components["schemas"]["BookingFields"];
        /** @description A field of a booking that a change changed. */
        BookingDifference: {
            /**
             * @description Name of the field, as the booking has it.
             * @example checkout_date
             */
            field: string;
            /**
             * @description What it was, as text, and of `rooms` how many were not canceled. Null where there was nothing, and for what tells who the guest is.
             * @example 2026-12-26
             */
            before: string | null;
            /**
             * @description What it is since; null in the same cases.
             * @example 2026-12-27
             */
            after: string | null;
        };
        /** @description Something that happened to a booking. */
        BookingEvent: {
            /**
             * @description It was booked, changed, confirmed or canceled; it was delivered to a token, of which only the last delivery is known; or a guest checked in or out.
             * @example changed
             * @enum {string}
             */
            kind: "booked" | "changed" | "confirmed" | "canceled" | "delivered" | "checked_in" | "checked_out";
            /**
             * Format: date-time
             * @description When; null for a delivery by an earlier version of the server, which kept no time.
             * @example 2026-11-20T08:01:29Z
             */
            at: string | null;
            /**
             * @description Number of the change that was made, or delivered; null where that is not known, and for guests.
             * @example 1204
             */
            change: number | null;
            /** @description What a change changed; empty for anything else. */
            differences: components["schemas"]["BookingDifference"][];
            /**
             * @description Id of the token that it was delivered to; null for anything else.
             * @example null
             */
            token_id: string | null;
            /**
             * @description Who uses that token; null for anything else.
             * @example null
             */
            token_label: string | null;
            /**
             * @description Name of the guest who checked in or out; null for anything else.
             * @example null
             */
            guest: string | null;
            /**
             * @description Number or name of the guest's room; null for anything else.
             * @example null
             */
            room_name: string | null;
        };
        /** @description What happened to a booking. */
        BookingTimeline: {
            /** @description Oldest first. */
            events: components["schemas"]["BookingEvent"][];
            /**
             * @description Whether every change is in it. Of a booking with more than 50 changes the oldest are not kept, nor are changes from before a version of the server that keeps them.
             * @example true
             */
            is_whole: boolean;
        };
        /** @description Why a booking is canceled. */
        Cancellation: {
            /**
             * @description The reason, up to 4,000 characters, or null.
             * @default null
             * @example The guest fell ill.
             */
            reason: string | null;
        };
        /**
         * @description A whole number above 0.
         * @example 62
         */
        Id: number;
        /** @description Who it is. */
        StayGuestFields: {
            /** @description First name. */
            firstname: components["schemas"]["Name"];
            /** @description Last name. */
            lastname: components["schemas"]["Name"];
            /**
             * @description Gender, up to 64 characters, such as `male`, or null.
             * @default null
             * @example male
             */
            gender: string | null;
            /**
             * @description Identifies the guest, such as the number of an identity document.
             * @default
             */
            identify: components["schemas"]["ShortText"];
            /**
             * @description Country, as a two-letter code.
             * @default
             */
            country: components["schemas"]["ShortText"];
            /**
             * @description Nationality, as a two-letter code.
             * @default
             */
            nationality: components["schemas"]["ShortText"];
            /**
             * @description E-mail address.
             * @default
             */
            email: components["schemas"]["ShortText"];
            /**
             * @description Phone number.
             * @default
             */
            phone_number: components["schemas"]["ShortText"];
            /** @description Date of birth. */
            birth_date: components["schemas"]["CalendarDate"];
        };
        /** @description One guest in one room. */
        StayGuest: components["schemas"]["StayGuestFields"] & {
            /** @description Id of the guest. */
            customer_id: components["schemas"]["Id"];
            /**
             * @description The guest's key, which postings take, and the id of the folio.
             * @example 41749:25238942
             */
            reservation_id_customer_id: string;
            /** @description When the guest came. */
            checked_in_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the guest left; null while in the house.
             * @example null
             */
            checked_out_at: string | null;
        };
        /** @description A room and its guests. */
        Stay: {
            /** @description Id of the stay. It is not the number of a booking. */
            reservation_id: components["schemas"]["Id"];
            /** @description Id of the room. */
            room_id: components["schemas"]["Id"];
            /**
             * @description Number or name of the room.
             * @example 102
             */
            room_name: string;
            /**
             * @description Number of the booking, or null.
             * @example R754208185
             */
            hr_number: string | null;
            /** @description Day of arrival. */
            checkin_date: components["schemas"]["CalendarDate"];
            /** @description Day of departure. */
            checkout_date: components["schemas"]["CalendarDate"];
            /** @description The guests, also those who have left. */
            guests: components["schemas"]["StayGuest"][];
        };
        /** @description Stays at the property. */
        StayList: {
            /** @description Newest arrival first. */
            stays: components["schemas"]["Stay"][];
            next: components["schemas"]["Next"];
        };
        /** @description Who it is. */
        StayGuestInput: components["schemas"]["StayGuestFields"];
        /** @description A room and its guests. */
        StayInput: {
            /** @description Number or name of the room. Not always numeric. */
            room_name: components["schemas"]["Name"];
            /** @description Id of the room. Left out, a room of this name keeps its id, and a new one gets the next. */
            room_id?: components["schemas"]["Id"];
            /**
             * @description Number of the booking, or null for a guest without one.
             * @default null
             * @example R754208185
             */
            hr_number: string | null;
            /** @description Day of arrival. */
            checkin_date: components["schemas"]["CalendarDate"];
            /** @description Day of departure, not before the arrival. */
            checkout_date: components["schemas"]["CalendarDate"];
            /** @description The guests, 1 to 20. */
            guests: components["schemas"]["StayGuestInput"][];
        };
        /** @description Who leaves. */
        Departure: {
            /** @description The guests who leave. Left out, all leave who are still in the house. */
            customer_ids?: components["schemas"]["Id"][];
        };
        /**
         * @description Kind of an account or department, such as `extras`, `f-b`, `other_payments` or `other`: 1 to 64 small letters, digits, `-` and `_`. On one posted item, department and account must have the same.
         * @example f-b
         */
        TypeCode: string;
        /**
         * @description `expense` adds to what the guest owes, `payment` settles it.
         * @example expense
         * @enum {string}
         */
        AccountType: "expense" | "payment";
        /** @description Everything but the id. */
        DepartmentFields: {
            name: components["schemas"]["Name"];
            type_code: components["schemas"]["TypeCode"];
            type: components["schemas"]["AccountType"];
        };
        /** @description Everything but the id. */
        AccountFields: components["schemas"]["DepartmentFields"] & {
            /** @description Tax rates as fractions of 1, such as `0.18` for 18 %. Up to 20. */
            tax_amounts: string[];
        };
        /** @description An account that postings are booked to. */
        Account: components["schemas"]["AccountFields"] & {
            id: components["schemas"]["Id"];
        };
        /** @description All revenue accounts of the property. */
        AccountList: {
            /** @description In the order of their ids. */
            accounts: components["schemas"]["Account"][];
        };
        /** @description An account that postings are booked to. */
        AccountInput: components["schemas"]["AccountFields"];
        /** @description A department that sells, such as the restaurant. */
        Department: components["schemas"]["DepartmentFields"] & {
            id: components["schemas"]["Id"];
        };
        /** @description All sales departments of the property. */
        DepartmentList: {
            /** @description In the order of their ids. */
            departments: components["schemas"]["Department"][];
        };
        /** @description A department that sells. */
        DepartmentInput: components["schemas"]["DepartmentFields"];
        /** @description A product that can be posted. */
        Extra: {
            id: components["schemas"]["Id"];
            /** @description Id of the category. */
            category_id: components["schemas"]["Id"];
            /**
             * @description Name of the category.
             * @example Restaurant
             */
            category_name: string;
            /**
             * @description Name of the product.
             * @example Toast
             */
            name: string;
            /**
             * @description Unit it is sold by.
             * @example Piece
             */
            unit: string;
            /** @description Price of one unit in the property's currency. */
            unit_price: components["schemas"]["DecimalText"];
            /** @description Id of the department that sells it. */
            sales_department_id: components["schemas"]["Id"];
            /** @description Id of the account that it is booked to. */
            revenue_account_id: components["schemas"]["Id"];
        };
        /** @description All extras of the property. */
        ExtraList: {
            /** @description In the order of their ids. */
            extras: components["schemas"]["Extra"][];
        };
        /** @description A product that can be posted. */
        ExtraInput: {
            /** @description Id of the category. */
            category_id: components["schemas"]["Id"];
            /** @description Name of the category. */
            category_name: components["schemas"]["Name"];
            /** @description Name of the product. */
            name: components["schemas"]["Name"];
            /** @description Unit it is sold by. */
            unit: components["schemas"]["Name"];
            /** @description Price of one unit in the property's currency. */
            unit_price: components["schemas"]["MoneyInput"];
            /** @description Id of the department that sells it. */
            sales_department_id: components["schemas"]["Id"];
            /** @description Id of the account that it is booked to. It must have the same `type_code` as the department. */
            revenue_account_id: components["schemas"]["Id"];
        };
        /**
         * @description An id of the POS, 1 to 64 visible ASCII characters not beginning with `HR:`, to an id of the service. Up to 5,000.
         * @example {
         *       "12": 37
         *     }
         */
        PosIds: {
            [key: string]: components["schemas"]["Id"];
        };
        /** @description What an id of the POS stands for that is not in the mapping. */
        PosDefaults: {
            /**
             * @description Id of a sales department, or null for none.
             * @default null
             * @example 37
             */
            department: number | null;
            /**
             * @description Id of a revenue account, or null for none.
             * @default null
             * @example 62
             */
            account: number | null;
            /**
             * @description Id of an extra, or null for none.
             * @default null
             * @example null
             */
            product: number | null;
        };
        /** @description What the ids of the POS stand for. The keys are ids of the POS, the values ids of the service, without `HR:`. What is left out is empty. */
        PosMappings: {
            /**
             * @description Ids of the POS to ids of sales departments.
             * @default {}
             */
            departments: components["schemas"]["PosIds"];
            /**
             * @description Ids of the POS to ids of revenue accounts.
             * @default {}
             */
            accounts: components["schemas"]["PosIds"];
            /**
             * @description Ids of the POS to ids of extras.
             * @default {}
             */
            products: components["schemas"]["PosIds"];
            /** @default {} */
            defaults: components["schemas"]["PosDefaults"];
        };
        /** @description What is set for one day; null where nothing ever was. */
        CalendarValues: {
            /**
             * @description Rooms that may be sold, 0 to 9,999.
             * @example 4
             */
            availability: number | null;
            /**
             * @description Price of the night in the property's currency, as decimal text.
             * @example 119.90
             */
            price: string | null;
            /**
             * @description Fewest nights that may be booked.
             * @example 2
             */
            min_stay: number | null;
            /**
             * @description Whether the rate is not for sale.
             * @example false
             */
            stop_sale: boolean | null;
            /**
             * @description Whether it is closed to arrival.
             * @example false
             */
            cta: boolean | null;
            /**
             * @description Whether it is closed to departure.
             * @example null
             */
            ctd: boolean | null;
        };
        /** @description The values that the channel took last, through one mapping; null where it never took any. The availability of an `http` channel is what it has by its own counting; it is also null where a booking's message came within an hour after it was told a number, until it is told again, after one to ten minutes. The direct channel always has the present ones. */
        ToldValues: {
            channel_code: components["schemas"]["ChannelCode"];
            mapping_code: components["schemas"]["MappingCode"];
        } & components["schemas"]["CalendarValues"];
        /** @description One rate on one day. The values are the hotel's own; what a channel sees where an update was limited to it stands in `channels`. The availability is the group's. */
        CalendarEntry: {
            code: components["schemas"]["RateCode"];
            inv_code: components["schemas"]["InvCode"];
            date: components["schemas"]["CalendarDate"];
            /** @description What each mapping of the rate was told last, in the order of channel and mapping. */
            channels: components["schemas"]["ToldValues"][];
        } & components["schemas"]["CalendarValues"];
        /** @description Days of the calendar. */
        Calendar: {
            /** @description Rate by rate in the order of the list of rooms, each in the order of its days. */
            entries: components["schemas"]["CalendarEntry"][];
            next: components["schemas"]["Next"];
        };
        /** @description What is set, by day; null where nothing ever was. */
        CalendarColumns: {
            /**
             * @description Rooms that may be sold, by day.
             * @example [
             *       4,
             *       0
             *     ]
             */
            availability: (number | null)[];
            /**
             * @description Price of the night in the property's currency, as decimal text, by day.
             * @example [
             *       "119.90",
             *       null
             *     ]
             */
            price: (string | null)[];
            /**
             * @description Fewest nights that may be booked, by day.
             * @example [
             *       2,
             *       null
             *     ]
             */
            min_stay: (number | null)[];
            /**
             * @description Whether the rate is not for sale, by day.
             * @example [
             *       false,
             *       true
             *     ]
             */
            stop_sale: (boolean | null)[];
            /**
             * @description Whether it is closed to arrival, by day.
             * @example [
             *       false,
             *       null
             *     ]
             */
            cta: (boolean | null)[];
            /**
             * @description Whether it is closed to departure, by day.
             * @example [
             *       null,
             *       null
             *     ]
             */
            ctd: (boolean | null)[];
        };
        /** @description What the channel took last, through one mapping, by day; null where it never took any. */
        ToldColumns: {
            mapping_code: components["schemas"]["MappingCode"];
        } & components["schemas"]["CalendarColumns"];
        /** @description One rate, with a value of each kind for each day. */
        CalendarGridRate: {
            code: components["schemas"]["RateCode"];
            inv_code: components["schemas"]["InvCode"];
            /**
             * @description Name of the rate.
             * @example Standard Room
             */
            name: string;
            /**
             * @description Whether it is of the master room, which takes bookings that no mapping fits.
             * @example false
             */
            is_master: boolean;
            /**
             * @description How many nights of booked rooms of the group have no room (D23), by day.
             * @example [
             *       0,
             *       1
             *     ]
             */
            overbooked: number[];
            /** @description The hotel's own values. The availability is the group's. */
            own: components["schemas"]["CalendarColumns"];
            /** @description What the channel of `told_to` was told, through each mapping of the rate; empty without one. */
            told: components["schemas"]["ToldColumns"][];
        };
        /** @description Some rates, each with its values by day. */
        CalendarGrid: {
            /**
             * @description The day of the first value of each column.
             * @example 2026-12-24
             */
            from: components["schemas"]["CalendarDate"];
            /**
             * @description The day of the last one.
             * @example 2026-12-25
             */
            to: components["schemas"]["CalendarDate"];
            /** @description In the order of the list of rooms. */
            rates: components["schemas"]["CalendarGridRate"][];
            next: components["schemas"]["Next"];
        };
        /**
         * @description Names one accepted calendar update, as the property API answers it.
         * @example 1201
         */
        TransactionId: string;
        /**
         * @description `in_progress`, then `succeeded` or `failed`.
         * @example succeeded
         * @enum {string}
         */
        DeliveryState: "in_progress" | "succeeded" | "failed";
        /** @description What becomes of one calendar update on one channel, for one mapping. */
        Delivery: {
            /** @description Id of the delivery. Later ones have higher ids. */
            id: components["schemas"]["Id"];
            transaction_id: components["schemas"]["TransactionId"];
            channel_code: components["schemas"]["ChannelCode"];
            mapping_code: components["schemas"]["MappingCode"];
            /**
             * @description Name of the room or rate on the channel's side.
             * @example Standard Room
             */
            name: string;
            inv_code: components["schemas"]["InvCode"];
            rate_code: components["schemas"]["RateCode"];
            state: components["schemas"]["DeliveryState"];
            /**
             * @description Why it failed, or why the last attempt did; null when nothing has.
             * @example null
             */
            error_message: string | null;
            /**
             * @description How often something became of it: a channel refused it for now, or took or refused it in the end. Several changes go as one, of which the first counts.
             * @example 1
             */
            attempts: number;
            /** @description When the update was accepted. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it succeeded or failed; null while in progress.
             * @example 2026-11-20T08:01:30Z
             */
            settled_at: string | null;
        };
        /** @description What one update changed for a night of a rate, what made it, and what became of it on each channel. */
        CalendarHistoryChange: {
            transaction_id: components["schemas"]["TransactionId"];
            /** @description When it was accepted. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description Operation of the property API that made it; null where none did. Where no booking did either, the server sends a channel what is set, because that was connected, lost it or refused it.
             * @example updateRoomsDaily
             */
            operation_id: string | null;
            /**
             * @description The id of its request, the caller's or the server's (`X-Request-Id`); null where no request made it.
             * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
             */
            request_id: string | null;
            /**
             * @description Id of the token that asked for it; null where no request made it.
             * @example 5e0c1a7e-93f1-4d0c-b5a6-6f6c3a1d2b90
             */
            token_id: string | null;
            /**
             * @description Who uses that token; null where no request made it.
             * @example PMS
             */
            token_label: string | null;
            /**
             * @description Number of the booking that took or gave back a room; null where none did.
             * @example null
             */
            hr_number: string | null;
            /** @description The channels that it is limited to; null for all. */
            channels: components["schemas"]["ChannelCode"][] | null;
            /** @description What it set for the rate; null is what it left as it was. */
            values: components["schemas"]["CalendarValues"];
            /** @description What became of it on each channel, mapping by mapping: those that failed first, at most 20. The list of deliveries has all of the transaction. */
            deliveries: components["schemas"]["Delivery"][];
            /**
             * @description How many deliveries it has altogether.
             * @example 1
             */
            delivery_count: number;
        };
        /** @description What changed a night of a rate. */
        CalendarHistory: {
            /** @description Newest first. */
            changes: components["schemas"]["CalendarHistoryChange"][];
            next: components["schemas"]["Next"];
        };
        /** @description A booking that needs rooms of a group for a night. */
        NightBooking: {
            hr_number: components["schemas"]["HrNumber"];
            /** @description Code of the channel that sold it. */
            channel: components["schemas"]["ChannelCode"];
            /**
             * @description Name of the channel that sold it.
             * @example Booking.com
             */
            channel_display: string;
            state: components["schemas"]["BookingState"];
            /**
             * @description Name of the guest who booked.
             * @example John Doe
             */
            guest: string;
            /** @description First day of arrival. */
            checkin_date: components["schemas"]["CalendarDate"];
            /**
             * @description Last day of departure.
             * @example 2026-12-26
             */
            checkout_date: components["schemas"]["CalendarDate"];
            /** @description When it was changed last. */
            updated_at: components["schemas"]["Timestamp"];
            /**
             * @description Rooms of the group that it needs for the night.
             * @example 1
             */
            rooms: number;
            /**
             * @description How many of them it does not have, because nothing was left (D23).
             * @example 0
             */
            lacking: number;
        };
        /** @description Bookings that need a room for a night. */
        NightBookingList: {
            /** @description Newest change first. */
            bookings: components["schemas"]["NightBooking"][];
            next: components["schemas"]["Next"];
        };
        /** @description Deliveries to the channels of the property. */
        DeliveryList: {
            /** @description Newest first. */
            deliveries: components["schemas"]["Delivery"][];
            next: components["schemas"]["Next"];
        };
        /** @description The values of one day. */
        CalendarDay: {
            date: components["schemas"]["CalendarDate"];
        } & components["schemas"]["CalendarValues"];
        /** @description One delivery, with what it has to tell. */
        DeliveryDetail: components["schemas"]["Delivery"] & {
            /**
             * Format: date-time
             * @description When it is tried next, at the earliest; null where it has settled.
             * @example null
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description Until when the channel asked to be left alone; null where it did not.
             * @example null
             */
            asked_until: string | null;
            /** @description What it has to tell of each day; null is what it leaves as it is. Empty for what was refused at once, and for an update that is not kept any more. */
            dates: components["schemas"]["CalendarDay"][];
        };
        /** @description How many deliveries are in each state. */
        DeliveryCounts: {
            /**
             * @description Those on their way, or waiting for another attempt.
             * @example 0
             */
            in_progress: number;
            /**
             * @description Those that the channel took.
             * @example 1
             */
            succeeded: number;
            /**
             * @description Those that the channel refused, or that were refused at once.
             * @example 0
             */
            failed: number;
        };
        /** @description One update of the calendar in short. */
        TransactionSummary: {
            id: components["schemas"]["TransactionId"];
            /** @description When it was accepted. */
            created_at: components["schemas"]["Timestamp"];
            /** @description The first rates and groups that it changes, at most 20. */
            codes: components["schemas"]["RateCode"][];
            /**
             * @description How many rates and groups it changes altogether; 0 where all of it was refused.
             * @example 1
             */
            code_count: number;
            /** @description What it sets. */
            fields: ("availability" | "price" | "min_stay" | "stop_sale" | "cta" | "ctd")[];
            /**
             * Format: date
             * @description The first day that it changes; null where there is none.
             * @example 2026-12-24
             */
            from: string | null;
            /**
             * Format: date
             * @description The last day that it changes; null where there is none.
             * @example 2026-12-25
             */
            to: string | null;
            /**
             * @description How many different days it changes.
             * @example 2
             */
            date_count: number;
            deliveries: components["schemas"]["DeliveryCounts"];
        };
        /** @description Updates of the calendar, newest first. */
        TransactionList: {
            /** @description The updates. */
            transactions: components["schemas"]["TransactionSummary"][];
            next: components["schemas"]["Next"];
        };
        /**
         * @description The guest's key `<reservation_id>:<customer_id>`, or `direct:<business date>` for the direct sales of a day.
         * @example 41749:25238942
         */
        FolioId: string;
        /** @description A folio without its items. All sums are in the base currency. */
        FolioSums: {
            folio_id: components["schemas"]["FolioId"];
            /**
             * @description `guest` for a guest in a room, `direct_sales` for the direct sales of a business date.
             * @example guest
             * @enum {string}
             */
            kind: "guest" | "direct_sales";
            /**
             * @description First and last name of the guest; null for direct sales.
             * @example Ali Demo
             */
            guest: string | null;
            /** @description The base currency. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Sum of the expenses. */
            expenses: components["schemas"]["DecimalText"];
            /** @description Sum of the payments, 0 or more. */
            payments: components["schemas"]["DecimalText"];
            /** @description Sum of the refunds, 0 or more. */
            refunds: components["schemas"]["DecimalText"];
            /** @description Sum of the discounts, 0 or more. */
            discounts: components["schemas"]["DecimalText"];
            /** @description What the guest owes: expenses count up, payments and discounts down; a refund counts down where it gives an expense back, and up where it gives a payment back. */
            balance: components["schemas"]["DecimalText"];
        };
        /** @description Folios of the property. */
        FolioList: {
            /** @description In the order of their ids. */
            folios: components["schemas"]["FolioSums"][];
            next: components["schemas"]["Next"];
        };
        /** @description One line of a posted invoice. */
        FolioItem: {
            /**
             * @description The POS's id of the posting.
             * @example tr1234
             */
            transaction_id: string;
            /**
             * @description Number of the invoice in the POS.
             * @example in1234
             */
            invoice_number: string;
            /**
             * @description Id of the terminal.
             * @example 123
             */
            pos_id: string;
            /**
             * @description Note on the invoice, the same on each of its lines; or null.
             * @example Invoice note
             */
            note: string | null;
            /**
             * @description Position in the posting, from 0.
             * @example 0
             */
            line: number;
            /**
             * @description What it is.
             * @example Expense
             * @enum {string}
             */
            post_type: "Expense" | "Payment" | "Refund" | "Discount";
            /** @description Id of the sales department. */
            department_id: components["schemas"]["Id"];
            /** @description Id of the revenue account. */
            revenue_account_id: components["schemas"]["Id"];
            /**
             * @description Id of the extra, or null.
             * @example 692
             */
            product_id: number | null;
            /**
             * @description Name of the product as the POS sent it, or null.
             * @example Toast
             */
            product_name: string | null;
            /** @description Quantity sold. */
            quantity: components["schemas"]["DecimalText"];
            /**
             * @description Unit of the quantity, or null.
             * @example Portion
             */
            unit: string | null;
            /** @description Total of the line in `currency`, 0 or more. */
            amount: components["schemas"]["DecimalText"];
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Units of the base currency for one of `currency`, as decimal text; null in the base currency.
             * @example null
             */
            exchange_rate: string | null;
            /** @description The amount in the base currency, every digit kept, with the sign that it has in the balance. */
            base_amount: components["schemas"]["DecimalText"];
            /**
             * @description How department and account were found: by ids of the service, through the POS mapping, by the default mapping, or from the product.
             * @example mapped
             * @enum {string}
             */
            mapping: "direct" | "mapped" | "default" | "product";
            /** @description When it was posted. */
            posted_at: components["schemas"]["Timestamp"];
        };
        /** @description A folio with its items. */
        Folio: components["schemas"]["FolioSums"] & {
            /** @description What was posted, oldest first. */
            items: components["schemas"]["FolioItem"][];
            next: components["schemas"]["Next"];
        };
        /**
         * @description What is wrong.
         * @example failing_channel
         * @enum {string}
         */
        AlarmKind: "overbooked" | "failing_channel" | "unmapped_booking" | "unknown_time_zone";
        /** @description A booking that has no room for some nights to come (D23). Move the guest. It ends when rooms come free or when the nights are over; also when the hotel sets an availability above 0 for all channels, which says that so many rooms are left to sell after all bookings, and sells them. Nights on the master room of a booking with an `unmapped_booking` are not among these: mostly nobody says how many rooms a master room has, and what there is to do is the same. */
        OverbookedAlarm: {
            /**
             * @description Always `overbooked`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "overbooked";
            hr_id: components["schemas"]["HrId"];
            hr_number: components["schemas"]["HrNumber"];
            /** @description Code of the channel that sold it. */
            channel_code: components["schemas"]["ChannelCode"];
            /**
             * @description For how many nights of its rooms there is no room, from the property's today on.
             * @example 2
             */
            nights: number;
            /** @description The first of them. */
            first_night: components["schemas"]["CalendarDate"];
            /**
             * @description The last of them.
             * @example 2026-12-25
             */
            last_night: components["schemas"]["CalendarDate"];
        };
        /** @description A channel that a property is connected to, and that does not take its changes. */
        FailingChannelAlarm: {
            /**
             * @description Always `failing_channel`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "failing_channel";
            hr_id: components["schemas"]["HrId"];
            channel_code: components["schemas"]["ChannelCode"];
            failing: components["schemas"]["FailingConnection"];
        };
        /** @description A booking with a room of the channel that no mapping names, so that the master room has it (D22): its nights are off no room type and still on sale until the booking has a room of the hotel. It ends when the booking is changed to a room of the hotel or canceled, or when the guests have left. Bookings of before this list was there are not in it. */
        UnmappedBookingAlarm: {
            /**
             * @description Always `unmapped_booking`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "unmapped_booking";
            hr_id: components["schemas"]["HrId"];
            hr_number: components["schemas"]["HrNumber"];
            /** @description Code of the channel that sold it. */
            channel_code: components["schemas"]["ChannelCode"];
            /** @description Codes of the channel's rooms without a mapping, each once. */
            mapping_codes: components["schemas"]["MappingCode"][];
            /**
             * @description Day of departure of the last of them.
             * @example 2026-12-27
             */
            checkout_date: components["schemas"]["CalendarDate"];
        };
        /** @description A property with a time zone that this server does not know, as where its Node has other time zone data. What needs the property's date fails until the property has another time zone, or the server a Node that knows it. */
        UnknownTimeZoneAlarm: {
            /**
             * @description Always `unknown_time_zone`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "unknown_time_zone";
            hr_id: components["schemas"]["HrId"];
            /**
             * @description The time zone.
             * @example America/Coyhaique
             */
            time_zone: string;
        };
        /** @description Something that somebody at the hotel has to do something about. `kind` says what. */
        Alarm: components["schemas"]["OverbookedAlarm"] | components["schemas"]["FailingChannelAlarm"] | components["schemas"]["UnmappedBookingAlarm"] | components["schemas"]["UnknownTimeZoneAlarm"];
        /** @description Alarms of one property, or of all. */
        AlarmList: {
            /** @description By kind, each by property. */
            alarms: components["schemas"]["Alarm"][];
            next: components["schemas"]["Next"];
        };
        /**
         * @description How requests fail.
         * @example status
         * @enum {string}
         */
        FaultEffect: "status" | "delay" | "drop" | "try_again" | "malformed_body";
        /** @description One request to the property API. */
        RequestRecord: {
            /**
             * @description Its number. Later ones of the same process have higher numbers, from 1 on since its start.
             * @example 204
             */
            number: components["schemas"]["Id"];
            /**
             * @description The id in its header X-Request-Id, the caller's or the server's.
             * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
             */
            id: string;
            /** @description When it ended, by the server's clock. */
            at: components["schemas"]["Timestamp"];
            /**
             * @description HTTP method.
             * @example GET
             */
            method: string;
            /**
             * @description Path without the query.
             * @example /api/v2/apps/rooms
             */
            path: string;
            /**
             * @description Query string without `?`. The token is taken out.
             * @example hr_id=demo
             */
            query: string;
            /**
             * @description The property, or null when the credentials were wrong, or nobody looked at them.
             * @example demo
             */
            hr_id: string | null;
            /**
             * @description Operation of the property API, or null when there is none with this path and method.
             * @example listRooms
             */
            operation_id: string | null;
            /**
             * @description HTTP status of the answer; null when the caller did not get the whole of it.
             * @example 200
             */
            status: number | null;
            /**
             * @description What became of it: all was done (`done`), only a part of it (`partly`), it was refused (`refused`), or its answer did not arrive whole (`cut_off`).
             * @example partly
             * @enum {string}
             */
            result: "done" | "partly" | "refused" | "cut_off";
            /**
             * @description What became of it, in words for a person. They may change with any version.
             * @example 2 of 90 dates refused
             */
            outcome: string;
            /**
             * @description The update of the calendar that it made; null where it made none.
             * @example 1201
             */
            transaction_id: string | null;
            /**
             * @description Requests that the quota lets through after it, in the window with fewer of them; null without a quota.
             * @example 3
             */
            quota_left: number | null;
            /**
             * @description How long it took, in milliseconds.
             * @example 3.2
             */
            duration_ms: number;
            /** @description Effects of the faults that hit it, in the order of the faults. */
            faults: components["schemas"]["FaultEffect"][];
        };
        /** @description The last requests to the property API. */
        RequestList: {
            /** @description Newest first. */
            requests: components["schemas"]["RequestRecord"][];
        };
        /** @description One request to the property API, with its body and what was answered. */
        RequestDetail: components["schemas"]["RequestRecord"] & {
            /**
             * @description Type of its body; null without one.
             * @example application/json
             */
            request_content_type: string | null;
            /**
             * @description Its body, with `***` in the place of each token; null where it had none, or where it is not kept any more.
             * @example {"rooms":[]}
             */
            request_body: string | null;
            /**
             * @description Whether only the beginning of its body is kept.
             * @example false
             */
            request_cut: boolean;
            /**
             * @description Type of the answer; null where none was sent.
             * @example application/json; charset=utf-8
             */
            answer_content_type: string | null;
            /**
             * @description The answer, likewise; null where none was sent, or where it is not kept any more.
             * @example {"status":"error"}
             */
            answer_body: string | null;
            /**
             * @description Whether only the beginning of the answer is kept.
             * @example false
             */
            answer_cut: boolean;
        };
        /**
         * @description Server-sent events. Where nothing happens, one in between says that the connection is there.
         * @example id: 5f3a9c0d1e2b-204
         *     event: changed
         *     data: {"hr_id":"demo"}
         */
        EventStream: string;
        /** @description One window of a quota. It begins with the first request after the end of the last one. */
        QuotaWindow: {
            /**
             * @description Requests that it lets through.
             * @example 5
             */
            limit: number;
            /**
             * @description Requests that were counted in it.
             * @example 2
             */
            used: number;
            /**
             * Format: date-time
             * @description When it ends, by the server's clock; null where none is open, so that the next request begins one.
             * @example 2026-11-20T08:02:29Z
             */
            ends_at: string | null;
        };
        /** @description What is used of the quota of a property. */
        UsedQuota: {
            /** @description The window of a minute; null without a quota. */
            per_minute: components["schemas"]["QuotaWindow"] | null;
            /** @description The window of 24 hours; null without a quota. */
            per_day: components["schemas"]["QuotaWindow"] | null;
        };
        /**
         * @description Name of another reading of a place that the service's documentation leaves open. The page of decisions says what each does and what it costs an integrator.
         * @example since.exclusive
         * @enum {string}
         */
        Reading: "delivery.onlyUndelivered" | "delivery.nothing" | "delivery.lookups" | "since.exclusive" | "since.bothFilters" | "range.endExclusive" | "restrictions.wholeGroup" | "bookings.keepAvailability" | "postings.noDeduplication" | "postings.refuseRepeat" | "postings.otherAnswer" | "tryAgain.permanent" | "tryAgain.nothing" | "transactions.late" | "transactions.hotelGroups" | "pages.newestFirst" | "pages.cap" | "pages.countOfPage" | "unknown.ignored" | "quota.silent";
        /**
         * @description Those of the property itself, each once; null for those that the server was started with (`--reading`).
         * @example [
         *       "since.exclusive"
         *     ]
         */
        OwnReadings: components["schemas"]["Reading"][] | null;
        /** @description By which readings the property answers. */
        Readings: {
            readings: components["schemas"]["OwnReadings"];
            /**
             * @description By which readings the property answers now. A server without `--test` leaves all of them aside.
             * @example [
             *       "since.exclusive"
             *     ]
             */
            in_force: components["schemas"]["Reading"][];
        };
        /** @description By which readings the property is to answer. */
        ReadingsInput: {
            readings: components["schemas"]["OwnReadings"];
        };
        /** @description The time that the server works with. */
        Clock: {
            /** @description The server's time. */
            now: components["schemas"]["Timestamp"];
            /**
             * @description How far it is ahead of the real time, in milliseconds; negative when it is behind.
             * @example 86400000
             */
            offset_ms: number;
        };
        /** @description The new time. */
        ClockSetting: {
            /** @description The time from now on. */
            now: components["schemas"]["Timestamp"];
        };
        /** @description How far to move on. */
        ClockAdvance: {
            /**
             * @description Seconds, more than 0, at most 1,000,000,000.
             * @example 3600
             */
            seconds: number;
        };
        /** @description Which requests fail. */
        FaultTarget: {
            /**
             * @description Operation of the property API that it is for, such as `updateRoomsDaily`; null for any.
             * @default null
             * @example updateRoomsDaily
             */
            operation: string | null;
            /**
             * @description Property that it is for; null for any. It need not exist yet.
             * @default null
             * @example demo
             */
            hr_id: string | null;
            /**
             * @description Share of those requests that fail, 0 to 1.
             * @default 1
             * @example 0.5
             */
            share: number;
            /**
             * @description How many more times it hits, counted down to 0; null for without end.
             * @default null
             * @example 3
             */
            count: number | null;
            /**
             * @description Start of the random numbers that decide which requests fail. The same seed picks the same ones.
             * @default 1
             * @example 1
             */
            seed: number;
        };
        /**
         * @description Whether a change is stored all the same. `before_commit`: nothing is. `after_commit`: the change is stored, and the caller does not learn of it.
         * @example before_commit
         * @enum {string}
         */
        FaultMoment: "before_commit" | "after_commit";
        /** @description A fault with its id. `status`, `delay_ms` and `moment` are there where the effect has them. */
        Fault: components["schemas"]["FaultTarget"] & {
            id: components["schemas"]["Id"];
            effect: components["schemas"]["FaultEffect"];
            /**
             * @description The HTTP status to answer with.
             * @example 503
             * @enum {integer}
             */
            status?: 429 | 500 | 503;
            /**
             * @description How late, in real milliseconds.
             * @example 5000
             */
            delay_ms?: number;
            moment?: components["schemas"]["FaultMoment"];
            /**
             * @description How many requests it hit so far.
             * @example 0
             */
            hits: number;
        };
        /** @description The faults that are set. */
        FaultList: {
            /** @description Oldest first. */
            faults: components["schemas"]["Fault"][];
        };
        /** @description The request is answered with an error. */
        StatusFault: {
            /**
             * @description Always `status`.
             * @example status
             * @enum {string}
             */
            effect: "status";
            /**
             * @description The HTTP status to answer with.
             * @example 503
             * @enum {integer}
             */
            status: 429 | 500 | 503;
            /** @default before_commit */
            moment: components["schemas"]["FaultMoment"];
        } & (components["schemas"]["FaultTarget"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            effect: "status";
        });
        /** @description The request is looked at late. */
        DelayFault: {
            /**
             * @description Always `delay`.
             * @example delay
             * @enum {string}
             */
            effect: "delay";
            /**
             * @description How late, in real milliseconds, 1 to 600,000.
             * @example 5000
             */
            delay_ms: number;
        } & (components["schemas"]["FaultTarget"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            effect: "delay";
        });
        /** @description The connection is cut off without an answer. */
        DropFault: {
            /**
             * @description Always `drop`.
             * @example drop
             * @enum {string}
             */
            effect: "drop";
            /** @default before_commit */
            moment: components["schemas"]["FaultMoment"];
        } & (components["schemas"]["FaultTarget"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            effect: "drop";
        });
        /** @description A calendar update answers `try_again` without a refused date, and nothing of it is applied. Other requests are not touched. */
        TryAgainFault: {
            /**
             * @description Always `try_again`.
             * @example try_again
             * @enum {string}
             */
            effect: "try_again";
        } & (components["schemas"]["FaultTarget"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            effect: "try_again";
        });
        /** @description The answer ends in the middle of its JSON. What was asked for is done. */
        MalformedBodyFault: {
            /**
             * @description Always `malformed_body`.
             * @example malformed_body
             * @enum {string}
             */
            effect: "malformed_body";
        } & (components["schemas"]["FaultTarget"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            effect: "malformed_body";
        });
        /** @description Which requests fail, and how, by `effect`. */
        FaultInput: components["schemas"]["StatusFault"] | components["schemas"]["DelayFault"] | components["schemas"]["DropFault"] | components["schemas"]["TryAgainFault"] | components["schemas"]["MalformedBodyFault"];
        /**
         * @description 1 to 64 letters, digits, `-` and `_`.
         * @example before-upgrade
         */
        SnapshotName: string;
        /** @description A copy of everything that was stored. */
        Snapshot: {
            name: components["schemas"]["SnapshotName"];
            /** @description When it was taken, in real time, as the snapshot itself says; of one that an earlier version took, the time of its file. */
            taken_at: components["schemas"]["Timestamp"];
        };
        /** @description Snapshots. */
        SnapshotList: {
            /** @description In the order of their names. */
            snapshots: components["schemas"]["Snapshot"][];
            next: components["schemas"]["Next"];
        };
    };
    responses: {
        /** @description The query or the body cannot be read, or the header Host names no host that the server answers to. Nothing was changed. Mend the encoding, or the address that you call. */
        UnreadableRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The token is missing or wrong. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The path was called with a method that it does not have. The header Allow names those it has. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request was understood but is not acceptable. Nothing was changed. `errors` names every wrong place. */
        InvalidRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many wrong tokens are sent at the moment. Nothing was changed. Wait for as long as Retry-After says. A good token never gets this answer. */
        TooManyAttempts: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server failed. Whether anything was changed is unknown; read it back. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server is starting, stopping or overloaded, or without its disk or database. Nothing was changed, unless the message says that this is unknown: then read it back before you repeat it. Wait for as long as Retry-After says. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Something that the path names does not exist; the message says what. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The role of the token is too small; the message names the role that is needed. Nothing was changed. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is one already. Nothing was changed. */
        AlreadyExists: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is larger than 2 MB. Nothing was changed. */
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not `application/json`. Nothing was changed. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The state that things are in does not allow it. Nothing was changed. */
        StateConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Something else refers to it. Nothing was changed. */
        InUse: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The role of the token is too small, or the server was not started for tests; the message says which. Nothing was changed. */
        ForbiddenOutsideTests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
         * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
         */
        RequestId: string;
        /**
         * @description Most entries of the answer, 1 to 1,000. An answer with very large ones has fewer of them.
         * @example 100
         */
        Limit: number;
        /**
         * @description Where to read on: `next` of the answer before. Left out means from the beginning. What is no such place is a 422 `invalid_value`.
         * @example 12529
         */
        After: string;
        /**
         * @description Id of the property.
         * @example demo
         */
        HrId: components["schemas"]["HrId"];
        /**
         * @description Id of the token, from the list of tokens. It is not the token.
         * @example 5e0c1a7e-93f1-4d0c-b5a6-6f6c3a1d2b90
         */
        TokenId: components["schemas"]["TokenId"];
        /**
         * @description Code of the rate, percent-encoded.
         * @example HR:1
         */
        RateCode: components["schemas"]["RateCode"];
        /**
         * @description Code of the channel.
         * @example bookingcom
         */
        ChannelCode: components["schemas"]["ChannelCode"];
        /**
         * @description Code of the room or rate on the channel's side, percent-encoded.
         * @example 156754:8833301
         */
        MappingCode: components["schemas"]["MappingCode"];
        /**
         * @description Only bookings in this state. Left out means all.
         * @example confirmed
         */
        BookingStateFilter: components["schemas"]["BookingState"];
        /**
         * @description Number of the booking in the service.
         * @example R754208185
         */
        HrNumber: components["schemas"]["HrNumber"];
        /**
         * @description `true`: only stays of which somebody is in the house; `false`: only those that everybody has left. Left out means all.
         * @example true
         */
        InHouse: boolean;
        /**
         * @description Id of the stay.
         * @example 41749
         */
        ReservationId: components["schemas"]["Id"];
        /**
         * @description Id of the guest in the stay.
         * @example 25238942
         */
        CustomerId: components["schemas"]["Id"];
        /**
         * @description Id of the revenue account.
         * @example 62
         */
        AccountId: components["schemas"]["Id"];
        /**
         * @description Id of the sales department.
         * @example 37
         */
        DepartmentId: components["schemas"]["Id"];
        /**
         * @description Id of the extra.
         * @example 692
         */
        ExtraId: components["schemas"]["Id"];
        /**
         * @description First day.
         * @example 2026-12-24
         */
        CalendarFrom: components["schemas"]["CalendarDate"];
        /**
         * @description Last day, this one included. Not before `from`, and at most 1,000 days in all.
         * @example 2026-12-31
         */
        CalendarTo: components["schemas"]["CalendarDate"];
        /**
         * @description Only the rate with this code. Left out means all.
         * @example HR:1
         */
        CalendarCode: components["schemas"]["RateCode"];
        /**
         * @description Most entries of the answer, 1 to 1,000.
         * @example 1000
         */
        LargeLimit: number;
        /**
         * @description The channel of which to show, beside the hotel's own values, what it was told. Left out means none. One that the property is not connected to was told nothing.
         * @example bookingcom
         */
        GridToldTo: components["schemas"]["ChannelCode"];
        /**
         * @description Most rates of the answer, 1 to 200.
         * @example 50
         */
        GridLimit: number;
        /**
         * @description The day, which is the night that begins on it.
         * @example 2026-12-24
         */
        Night: components["schemas"]["CalendarDate"];
        /**
         * @description Most entries of the answer, 1 to 100. An answer with very large ones has fewer of them.
         * @example 50
         */
        SmallLimit: number;
        /**
         * @description Only deliveries in this state. Left out means all.
         * @example failed
         */
        DeliveryStateFilter: components["schemas"]["DeliveryState"];
        /**
         * @description Only deliveries to this channel. Left out means all.
         * @example bookingcom
         */
        DeliveryChannel: components["schemas"]["ChannelCode"];
        /**
         * @description Only deliveries of this calendar update. Left out means all.
         * @example 1201
         */
        DeliveryTransaction: components["schemas"]["TransactionId"];
        /**
         * @description Id of the delivery.
         * @example 12529
         */
        DeliveryId: components["schemas"]["Id"];
        /**
         * @description Id of the folio, percent-encoded.
         * @example 41749:25238942
         */
        FolioId: components["schemas"]["FolioId"];
        /**
         * @description Only alarms of this property. Left out means all.
         * @example demo
         */
        AlarmsHrId: components["schemas"]["HrId"];
        /**
         * @description Only alarms of this kind. Left out means all.
         * @example failing_channel
         */
        AlarmKind: components["schemas"]["AlarmKind"];
        /**
         * @description Only requests that named this property. Left out means all.
         * @example demo
         */
        RequestsHrId: components["schemas"]["HrId"];
        /**
         * @description Number of the request, from the list of requests.
         * @example 204
         */
        RequestNumber: components["schemas"]["Id"];
        /**
         * @description Id of the last event that was heard. Without it, events begin now; behind one that is not kept any more, with `lost`.
         * @example 5f3a9c0d1e2b-204
         */
        LastEventId: string;
        /**
         * @description Id of the fault.
         * @example 3
         */
        FaultId: components["schemas"]["Id"];
        /**
         * @description Name of the snapshot, 1 to 64 letters, digits, `-` and `_`.
         * @example before-upgrade
         */
        SnapshotName: components["schemas"]["SnapshotName"];
    };
    requestBodies: {
        /** @description A new property. */
        Property: {
            content: {
                "application/json": components["schemas"]["Property"];
            };
        };
        /** @description What changes. */
        PropertyChange: {
            content: {
                "application/json": components["schemas"]["PropertyChange"];
            };
        };
        /** @description A label, and the token itself where it must be a known one. */
        TokenInput: {
            content: {
                "application/json": components["schemas"]["TokenInput"];
            };
        };
        /** @description The rate. */
        RoomInput: {
            content: {
                "application/json": components["schemas"]["RoomInput"];
            };
        };
        /** @description The channel. */
        SalesChannelInput: {
            content: {
                "application/json": components["schemas"]["SalesChannelInput"];
            };
        };
        /** @description The connector. */
        ConnectionInput: {
            content: {
                "application/json": components["schemas"]["ConnectionInput"];
            };
        };
        /** @description The rate, and what the channel calls it. */
        MappingInput: {
            content: {
                "application/json": components["schemas"]["MappingInput"];
            };
        };
        /** @description The booking. */
        BookingInput: {
            content: {
                "application/json": components["schemas"]["BookingInput"];
            };
        };
        /** @description The whole new content of the booking. */
        BookingChange: {
            content: {
                "application/json": components["schemas"]["BookingChange"];
            };
        };
        /** @description Why, if somebody said. May be left out. */
        Cancellation: {
            content: {
                "application/json": components["schemas"]["Cancellation"];
            };
        };
        /** @description The room and its guests. */
        StayInput: {
            content: {
                "application/json": components["schemas"]["StayInput"];
            };
        };
        /** @description Who leaves. May be left out: then all leave. */
        Departure: {
            content: {
                "application/json": components["schemas"]["Departure"];
            };
        };
        /** @description The account. */
        AccountInput: {
            content: {
                "application/json": components["schemas"]["AccountInput"];
            };
        };
        /** @description The department. */
        DepartmentInput: {
            content: {
                "application/json": components["schemas"]["DepartmentInput"];
            };
        };
        /** @description The extra. */
        ExtraInput: {
            content: {
                "application/json": components["schemas"]["ExtraInput"];
            };
        };
        /** @description The whole mapping. */
        PosMappings: {
            content: {
                "application/json": components["schemas"]["PosMappings"];
            };
        };
        /** @description All readings of the property. */
        Readings: {
            content: {
                "application/json": components["schemas"]["ReadingsInput"];
            };
        };
        /** @description The new time. */
        ClockSetting: {
            content: {
                "application/json": components["schemas"]["ClockSetting"];
            };
        };
        /** @description How far. */
        ClockAdvance: {
            content: {
                "application/json": components["schemas"]["ClockAdvance"];
            };
        };
        /** @description The fault. */
        FaultInput: {
            content: {
                "application/json": components["schemas"]["FaultInput"];
            };
        };
    };
    headers: {
        /** @description Id of this request. Yours, when you sent one; otherwise made by the server. */
        RequestId: string;
        /** @description Answers must not be cached. */
        NoStore: "no-store";
        /** @description The methods that the path has. */
        Allow: string;
        /** @description Seconds to wait before the next request. */
        RetryAfter: number;
        /**
         * @description The cookie of the session: `HttpOnly`, `SameSite=Strict`, for `/control` only, and `Secure` where the page was asked for over TLS. Its name ends in the port, because browsers share cookies between the ports of a host.
         * @example innwire_session_4021=…; Path=/control; HttpOnly; SameSite=Strict; Max-Age=43200
         */
        SessionCookie: string;
    };
    pathItems: never;
}
export type Session = components['schemas']['Session'];
export type ControlErrorCode = components['schemas']['ControlErrorCode'];
export type ErrorPlace = components['schemas']['ErrorPlace'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type HrId = components['schemas']['HrId'];
export type Name = components['schemas']['Name'];
export type TimeZone = components['schemas']['TimeZone'];
export type CurrencyCode = components['schemas']['CurrencyCode'];
export type TimeOfDay = components['schemas']['TimeOfDay'];
export type Quota = components['schemas']['Quota'];
export type Property = components['schemas']['Property'];
export type Next = components['schemas']['Next'];
export type PropertyList = components['schemas']['PropertyList'];
export type PropertyChange = components['schemas']['PropertyChange'];
export type TokenId = components['schemas']['TokenId'];
export type Timestamp = components['schemas']['Timestamp'];
export type Token = components['schemas']['Token'];
export type TokenList = components['schemas']['TokenList'];
export type TokenInput = components['schemas']['TokenInput'];
export type IssuedToken = components['schemas']['IssuedToken'];
export type InvCode = components['schemas']['InvCode'];
export type FreeText = components['schemas']['FreeText'];
export type RoomFields = components['schemas']['RoomFields'];
export type RateCode = components['schemas']['RateCode'];
export type Room = components['schemas']['Room'];
export type RoomList = components['schemas']['RoomList'];
export type RoomInput = components['schemas']['RoomInput'];
export type ChannelCode = components['schemas']['ChannelCode'];
export type SalesChannel = components['schemas']['SalesChannel'];
export type SalesChannelList = components['schemas']['SalesChannelList'];
export type SalesChannelInput = components['schemas']['SalesChannelInput'];
export type DirectConnector = components['schemas']['DirectConnector'];
export type ScriptedOutcome = components['schemas']['ScriptedOutcome'];
export type SimulatedConnector = components['schemas']['SimulatedConnector'];
export type HttpConnector = components['schemas']['HttpConnector'];
export type Connector = components['schemas']['Connector'];
export type FailingConnection = components['schemas']['FailingConnection'];
export type Connection = components['schemas']['Connection'];
export type ConnectionList = components['schemas']['ConnectionList'];
export type ConnectionInput = components['schemas']['ConnectionInput'];
export type ResentCalendar = components['schemas']['ResentCalendar'];
export type MappingCode = components['schemas']['MappingCode'];
export type Mapping = components['schemas']['Mapping'];
export type MappingList = components['schemas']['MappingList'];
export type MappingInput = components['schemas']['MappingInput'];
export type BookingState = components['schemas']['BookingState'];
export type HrNumber = components['schemas']['HrNumber'];
export type Money = components['schemas']['Money'];
export type CalendarDate = components['schemas']['CalendarDate'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type Address = components['schemas']['Address'];
export type DecimalText = components['schemas']['DecimalText'];
export type DailyPrice = components['schemas']['DailyPrice'];
export type BookedExtra = components['schemas']['BookedExtra'];
export type BookingRoom = components['schemas']['BookingRoom'];
export type BookingReceipt = components['schemas']['BookingReceipt'];
export type Booking = components['schemas']['Booking'];
export type BookingList = components['schemas']['BookingList'];
export type ShortText = components['schemas']['ShortText'];
export type AddressInput = components['schemas']['AddressInput'];
export type MoneyInput = components['schemas']['MoneyInput'];
export type SignedMoneyInput = components['schemas']['SignedMoneyInput'];
export type DailyPriceInput = components['schemas']['DailyPriceInput'];
export type BookedExtraInput = components['schemas']['BookedExtraInput'];
export type BookingRoomInput = components['schemas']['BookingRoomInput'];
export type BookingFields = components['schemas']['BookingFields'];
export type BookingInput = components['schemas']['BookingInput'];
export type BookingChange = components['schemas']['BookingChange'];
export type BookingDifference = components['schemas']['BookingDifference'];
export type BookingEvent = components['schemas']['BookingEvent'];
export type BookingTimeline = components['schemas']['BookingTimeline'];
export type Cancellation = components['schemas']['Cancellation'];
export type Id = components['schemas']['Id'];
export type StayGuestFields = components['schemas']['StayGuestFields'];
export type StayGuest = components['schemas']['StayGuest'];
export type Stay = components['schemas']['Stay'];
export type StayList = components['schemas']['StayList'];
export type StayGuestInput = components['schemas']['StayGuestInput'];
export type StayInput = components['schemas']['StayInput'];
export type Departure = components['schemas']['Departure'];
export type TypeCode = components['schemas']['TypeCode'];
export type AccountType = components['schemas']['AccountType'];
export type DepartmentFields = components['schemas']['DepartmentFields'];
export type AccountFields = components['schemas']['AccountFields'];
export type Account = components['schemas']['Account'];
export type AccountList = components['schemas']['AccountList'];
export type AccountInput = components['schemas']['AccountInput'];
export type Department = components['schemas']['Department'];
export type DepartmentList = components['schemas']['DepartmentList'];
export type DepartmentInput = components['schemas']['DepartmentInput'];
export type Extra = components['schemas']['Extra'];
export type ExtraList = components['schemas']['ExtraList'];
export type ExtraInput = components['schemas']['ExtraInput'];
export type PosIds = components['schemas']['PosIds'];
export type PosDefaults = components['schemas']['PosDefaults'];
export type PosMappings = components['schemas']['PosMappings'];
export type CalendarValues = components['schemas']['CalendarValues'];
export type ToldValues = components['schemas']['ToldValues'];
export type CalendarEntry = components['schemas']['CalendarEntry'];
export type Calendar = components['schemas']['Calendar'];
export type CalendarColumns = components['schemas']['CalendarColumns'];
export type ToldColumns = components['schemas']['ToldColumns'];
export type CalendarGridRate = components['schemas']['CalendarGridRate'];
export type CalendarGrid = components['schemas']['CalendarGrid'];
export type TransactionId = components['schemas']['TransactionId'];
export type DeliveryState = components['schemas']['DeliveryState'];
export type Delivery = components['schemas']['Delivery'];
export type CalendarHistoryChange = components['schemas']['CalendarHistoryChange'];
export type CalendarHistory = components['schemas']['CalendarHistory'];
export type NightBooking = components['schemas']['NightBooking'];
export type NightBookingList = components['schemas']['NightBookingList'];
export type DeliveryList = components['schemas']['DeliveryList'];
export type CalendarDay = components['schemas']['CalendarDay'];
export type DeliveryDetail = components['schemas']['DeliveryDetail'];
export type DeliveryCounts = components['schemas']['DeliveryCounts'];
export type TransactionSummary = components['schemas']['TransactionSummary'];
export type TransactionList = components['schemas']['TransactionList'];
export type FolioId = components['schemas']['FolioId'];
export type FolioSums = components['schemas']['FolioSums'];
export type FolioList = components['schemas']['FolioList'];
export type FolioItem = components['schemas']['FolioItem'];
export type Folio = components['schemas']['Folio'];
export type AlarmKind = components['schemas']['AlarmKind'];
export type OverbookedAlarm = components['schemas']['OverbookedAlarm'];
export type FailingChannelAlarm = components['schemas']['FailingChannelAlarm'];
export type UnmappedBookingAlarm = components['schemas']['UnmappedBookingAlarm'];
export type UnknownTimeZoneAlarm = components['schemas']['UnknownTimeZoneAlarm'];
export type Alarm = components['schemas']['Alarm'];
export type AlarmList = components['schemas']['AlarmList'];
export type FaultEffect = components['schemas']['FaultEffect'];
export type RequestRecord = components['schemas']['RequestRecord'];
export type RequestList = components['schemas']['RequestList'];
export type RequestDetail = components['schemas']['RequestDetail'];
export type EventStream = components['schemas']['EventStream'];
export type QuotaWindow = components['schemas']['QuotaWindow'];
export type UsedQuota = components['schemas']['UsedQuota'];
export type Reading = components['schemas']['Reading'];
export type OwnReadings = components['schemas']['OwnReadings'];
export type Readings = components['schemas']['Readings'];
export type ReadingsInput = components['schemas']['ReadingsInput'];
export type Clock = components['schemas']['Clock'];
export type ClockSetting = components['schemas']['ClockSetting'];
export type ClockAdvance = components['schemas']['ClockAdvance'];
export type FaultTarget = components['schemas']['FaultTarget'];
export type FaultMoment = components['schemas']['FaultMoment'];
export type Fault = components['schemas']['Fault'];
export type FaultList = components['schemas']['FaultList'];
export type StatusFault = components['schemas']['StatusFault'];
export type DelayFault = components['schemas']['DelayFault'];
export type DropFault = components['schemas']['DropFault'];
export type TryAgainFault = components['schemas']['TryAgainFault'];
export type MalformedBodyFault = components['schemas']['MalformedBodyFault'];
export type FaultInput = components['schemas']['FaultInput'];
export type SnapshotName = components['schemas']['SnapshotName'];
export type Snapshot = components['schemas']['Snapshot'];
export type SnapshotList = components['schemas']['SnapshotList'];
export type $defs = Record<string, never>;
export interface operations {
    getSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who calls. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session, whose cookie is in the header Set-Cookie. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProperties: {
        parameters: {
            query: {
                /**
                 * @description Most entries of the answer, 1 to 1,000. An answer with very large ones has fewer of them.
                 * @example 100
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where to read on: `next` of the answer before. Left out means from the beginning. What is no such place is a 422 `invalid_value`.
                 * @example 12529
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The properties. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyList"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProperty: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Property"];
        responses: {
            /** @description The new property. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["AlreadyExists"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProperty: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The property. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProperty: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The property is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeProperty: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PropertyChange"];
        responses: {
            /** @description The property as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTokens: {
        parameters: {
            query: {
                /**
                 * @description Most entries of the answer, 1 to 1,000. An answer with very large ones has fewer of them.
                 * @example 100
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where to read on: `next` of the answer before. Left out means from the beginning. What is no such place is a 422 `invalid_value`.
                 * @example 12529
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenList"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["TokenInput"];
        responses: {
            /** @description The new token, shown this once. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedToken"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["AlreadyExists"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Id of the token, from the list of tokens. It is not the token.
                 * @example 5e0c1a7e-93f1-4d0c-b5a6-6f6c3a1d2b90
                 */
                token_id: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is revoked. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPropertyRooms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomList"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putRoom: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Code of the rate, percent-encoded.
                 * @example HR:1
                 */
                rate_code: components["parameters"]["RateCode"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RoomInput"];
        responses: {
            /** @description The rate as it is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Room"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRoom: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Code of the rate, percent-encoded.
                 * @example HR:1
                 */
                rate_code: components["parameters"]["RateCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rate is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["InUse"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSalesChannels: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channels. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesChannelList"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putSalesChannel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Code of the channel.
                 * @example bookingcom
                 */
                channel_code: components["parameters"]["ChannelCode"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SalesChannelInput"];
        responses: {
            /** @description The channel as it is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesChannel"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConnections: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connections. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionList"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putConnection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Code of the channel.
                 * @example bookingcom
                 */
                channel_code: components["parameters"]["ChannelCode"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ConnectionInput"];
        responses: {
            /** @description The connection as it is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteConnection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Code of the channel.
                 * @example bookingcom
                 */
                channel_code: components["parameters"]["ChannelCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The property is not connected any more. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Code of the channel.
                 * @example bookingcom
                 */
                channel_code: components["parameters"]["ChannelCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResentCalendar"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMappings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Code of the channel.
                 * @example bookingcom
                 */
                channel_code: components["parameters"]["ChannelCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mappings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingList"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putMapping: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Code of the channel.
                 * @example bookingcom
                 */
                channel_code: components["parameters"]["ChannelCode"];
                /**
                 * @description Code of the room or rate on the channel's side, percent-encoded.
                 * @example 156754:8833301
                 */
                mapping_code: components["parameters"]["MappingCode"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MappingInput"];
        responses: {
            /** @description The mapping as it is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mapping"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMapping: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Code of the channel.
                 * @example bookingcom
                 */
                channel_code: components["parameters"]["ChannelCode"];
                /**
                 * @description Code of the room or rate on the channel's side, percent-encoded.
                 * @example 156754:8833301
                 */
                mapping_code: components["parameters"]["MappingCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mapping is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookings: {
        parameters: {
            query: {
                /**
                 * @description Only bookings in this state. Left out means all.
                 * @example confirmed
                 */
                state?: components["parameters"]["BookingStateFilter"];
                /**
                 * @description Most entries of the answer, 1 to 1,000. An answer with very large ones has fewer of them.
                 * @example 100
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where to read on: `next` of the answer before. Left out means from the beginning. What is no such place is a 422 `invalid_value`.
                 * @example 12529
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingList"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["BookingInput"];
        responses: {
            /** @description The channel sent the booking before; as it is stored now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            /** @description The booking as it is stored. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Number of the booking in the service.
                 * @example R754208185
                 */
                hr_number: components["parameters"]["HrNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Number of the booking in the service.
                 * @example R754208185
                 */
                hr_number: components["parameters"]["HrNumber"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["BookingChange"];
        responses: {
            /** @description The booking as it is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingTimeline: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Number of the booking in the service.
                 * @example R754208185
                 */
                hr_number: components["parameters"]["HrNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The timeline. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingTimeline"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Number of the booking in the service.
                 * @example R754208185
                 */
                hr_number: components["parameters"]["HrNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["StateConflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Number of the booking in the service.
                 * @example R754208185
                 */
                hr_number: components["parameters"]["HrNumber"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Cancellation"];
        responses: {
            /** @description The booking as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    eraseBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Number of the booking in the service.
                 * @example R754208185
                 */
                hr_number: components["parameters"]["HrNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["StateConflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStays: {
        parameters: {
            query: {
                /**
                 * @description `true`: only stays of which somebody is in the house; `false`: only those that everybody has left. Left out means all.
                 * @example true
                 */
                in_house?: components["parameters"]["InHouse"];
                /**
                 * @description Most entries of the answer, 1 to 1,000. An answer with very large ones has fewer of them.
                 * @example 100
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where to read on: `next` of the answer before. Left out means from the beginning. What is no such place is a 422 `invalid_value`.
                 * @example 12529
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stays. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StayList"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["StayInput"];
        responses: {
            /** @description The stay with its numbers. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stay"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Id of the stay.
                 * @example 41749
                 */
                reservation_id: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Departure"];
        responses: {
            /** @description The stay as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stay"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    eraseGuest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Id of the stay.
                 * @example 41749
                 */
                reservation_id: components["parameters"]["ReservationId"];
                /**
                 * @description Id of the guest in the stay.
                 * @example 25238942
                 */
                customer_id: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stay as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stay"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["StateConflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccounts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revenue accounts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountList"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Id of the revenue account.
                 * @example 62
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AccountInput"];
        responses: {
            /** @description The revenue account as it is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Id of the revenue account.
                 * @example 62
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revenue account is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["InUse"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDepartments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sales departments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentList"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putDepartment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Id of the sales department.
                 * @example 37
                 */
                id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DepartmentInput"];
        responses: {
            /** @description The sales department as it is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDepartment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Id of the sales department.
                 * @example 37
                 */
                id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sales department is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["InUse"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPropertyExtras: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The extras. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtraList"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putExtra: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Id of the extra.
                 * @example 692
                 */
                id: components["parameters"]["ExtraId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ExtraInput"];
        responses: {
            /** @description The extra as it is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Extra"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteExtra: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Id of the extra.
                 * @example 692
                 */
                id: components["parameters"]["ExtraId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The extra is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["InUse"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPosMappings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The POS mapping. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PosMappings"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putPosMappings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PosMappings"];
        responses: {
            /** @description The POS mapping as it is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PosMappings"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendar: {
        parameters: {
            query: {
                /**
                 * @description First day.
                 * @example 2026-12-24
                 */
                from: components["parameters"]["CalendarFrom"];
                /**
                 * @description Last day, this one included. Not before `from`, and at most 1,000 days in all.
                 * @example 2026-12-31
                 */
                to: components["parameters"]["CalendarTo"];
                /**
                 * @description Only the rate with this code. Left out means all.
                 * @example HR:1
                 */
                code?: components["parameters"]["CalendarCode"];
                /**
                 * @description Most entries of the answer, 1 to 1,000.
                 * @example 1000
                 */
                limit: components["parameters"]["LargeLimit"];
                /**
                 * @description Where to read on: `next` of the answer before. Left out means from the beginning. What is no such place is a 422 `invalid_value`.
                 * @example 12529
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarGrid: {
        parameters: {
            query: {
                /**
                 * @description First day.
                 * @example 2026-12-24
                 */
                from: components["parameters"]["CalendarFrom"];
                /**
                 * @description Last day, this one included. Not before `from`, and at most 1,000 days in all.
                 * @example 2026-12-31
                 */
                to: components["parameters"]["CalendarTo"];
                /**
                 * @description The channel of which to show, beside the hotel's own values, what it was told. Left out means none. One that the property is not connected to was told nothing.
                 * @example bookingcom
                 */
                told_to?: components["parameters"]["GridToldTo"];
                /**
                 * @description Most rates of the answer, 1 to 200.
                 * @example 50
                 */
                limit: components["parameters"]["GridLimit"];
                /**
                 * @description Where to read on: `next` of the answer before. Left out means from the beginning. What is no such place is a 422 `invalid_value`.
                 * @example 12529
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grid. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarGrid"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarHistory: {
        parameters: {
            query: {
                /**
                 * @description Most entries of the answer, 1 to 100. An answer with very large ones has fewer of them.
                 * @example 50
                 */
                limit: components["parameters"]["SmallLimit"];
                /**
                 * @description Where to read on: `next` of the answer before. Left out means from the beginning. What is no such place is a 422 `invalid_value`.
                 * @example 12529
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Code of the rate, percent-encoded.
                 * @example HR:1
                 */
                rate_code: components["parameters"]["RateCode"];
                /**
                 * @description The day, which is the night that begins on it.
                 * @example 2026-12-24
                 */
                date: components["parameters"]["Night"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarHistory"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNightBookings: {
        parameters: {
            query: {
                /**
                 * @description Most entries of the answer, 1 to 100. An answer with very large ones has fewer of them.
                 * @example 50
                 */
                limit: components["parameters"]["SmallLimit"];
                /**
                 * @description Where to read on: `next` of the answer before. Left out means from the beginning. What is no such place is a 422 `invalid_value`.
                 * @example 12529
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Code of the rate, percent-encoded.
                 * @example HR:1
                 */
                rate_code: components["parameters"]["RateCode"];
                /**
                 * @description The day, which is the night that begins on it.
                 * @example 2026-12-24
                 */
                date: components["parameters"]["Night"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NightBookingList"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query: {
                /**
                 * @description Only deliveries in this state. Left out means all.
                 * @example failed
                 */
                state?: components["parameters"]["DeliveryStateFilter"];
                /**
                 * @description Only deliveries to this channel. Left out means all.
                 * @example bookingcom
                 */
                channel_code?: components["parameters"]["DeliveryChannel"];
                /**
                 * @description Only deliveries of this calendar update. Left out means all.
                 * @example 1201
                 */
                transaction_id?: components["parameters"]["DeliveryTransaction"];
                /**
                 * @description Most entries of the answer, 1 to 1,000. An answer with very large ones has fewer of them.
                 * @example 100
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where to read on: `next` of the answer before. Left out means from the beginning. What is no such place is a 422 `invalid_value`.
                 * @example 12529
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Id of the delivery.
                 * @example 12529
                 */
                delivery_id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryDetail"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTransactions: {
        parameters: {
            query: {
                /**
                 * @description Most entries of the answer, 1 to 100. An answer with very large ones has fewer of them.
                 * @example 50
                 */
                limit: components["parameters"]["SmallLimit"];
                /**
                 * @description Where to read on: `next` of the answer before. Left out means from the beginning. What is no such place is a 422 `invalid_value`.
                 * @example 12529
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFolios: {
        parameters: {
            query: {
                /**
                 * @description Most entries of the answer, 1 to 1,000. An answer with very large ones has fewer of them.
                 * @example 100
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where to read on: `next` of the answer before. Left out means from the beginning. What is no such place is a 422 `invalid_value`.
                 * @example 12529
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folios. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolioList"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFolio: {
        parameters: {
            query: {
                /**
                 * @description Most entries of the answer, 1 to 1,000.
                 * @example 1000
                 */
                limit: components["parameters"]["LargeLimit"];
                /**
                 * @description Where to read on: `next` of the answer before. Left out means from the beginning. What is no such place is a 422 `invalid_value`.
                 * @example 12529
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
                /**
                 * @description Id of the folio, percent-encoded.
                 * @example 41749:25238942
                 */
                folio_id: components["parameters"]["FolioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folio. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Folio"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAlarms: {
        parameters: {
            query: {
                /**
                 * @description Only alarms of this property. Left out means all.
                 * @example demo
                 */
                hr_id?: components["parameters"]["AlarmsHrId"];
                /**
                 * @description Only alarms of this kind. Left out means all.
                 * @example failing_channel
                 */
                kind?: components["parameters"]["AlarmKind"];
                /**
                 * @description Most entries of the answer, 1 to 1,000. An answer with very large ones has fewer of them.
                 * @example 100
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where to read on: `next` of the answer before. Left out means from the beginning. What is no such place is a 422 `invalid_value`.
                 * @example 12529
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alarms. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlarmList"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRequests: {
        parameters: {
            query: {
                /**
                 * @description Only requests that named this property. Left out means all.
                 * @example demo
                 */
                hr_id?: components["parameters"]["RequestsHrId"];
                /**
                 * @description Most entries of the answer, 1 to 1,000. An answer with very large ones has fewer of them.
                 * @example 100
                 */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestList"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Number of the request, from the list of requests.
                 * @example 204
                 */
                number: components["parameters"]["RequestNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestDetail"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description Id of the last event that was heard. Without it, events begin now; behind one that is not kept any more, with `lost`.
                 * @example 5f3a9c0d1e2b-204
                 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, one after another. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["EventStream"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuota: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is used. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsedQuota"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReadings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The readings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readings"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putReadings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the property.
                 * @example demo
                 */
                hr_id: components["parameters"]["HrId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Readings"];
        responses: {
            /** @description The readings as they are stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readings"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOutsideTests"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setClock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ClockSetting"];
        responses: {
            /** @description The clock as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOutsideTests"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ClockAdvance"];
        responses: {
            /** @description The clock as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOutsideTests"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultList"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFault: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FaultInput"];
        responses: {
            /** @description The fault with its id. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOutsideTests"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearFaults: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There are no faults. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOutsideTests"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFault: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the fault.
                 * @example 3
                 */
                fault_id: components["parameters"]["FaultId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fault is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOutsideTests"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetToDemo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server is as it was when it was started for the first time. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOutsideTests"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSnapshots: {
        parameters: {
            query: {
                /**
                 * @description Most entries of the answer, 1 to 1,000. An answer with very large ones has fewer of them.
                 * @example 100
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where to read on: `next` of the answer before. Left out means from the beginning. What is no such place is a 422 `invalid_value`.
                 * @example 12529
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshots. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotList"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Name of the snapshot, 1 to 64 letters, digits, `-` and `_`.
                 * @example before-upgrade
                 */
                name: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Name of the snapshot, 1 to 64 letters, digits, `-` and `_`.
                 * @example before-upgrade
                 */
                name: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. It comes back in the answer and stands in the server's log. Anything else is replaced by an id of the server, and so is an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words.
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Name of the snapshot, 1 to 64 letters, digits, `-` and `_`.
                 * @example before-upgrade
                 */
                name: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot that was restored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOutsideTests"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["StateConflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
