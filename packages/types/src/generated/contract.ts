// Generated from openapi/openapi.yaml by scripts/generate/types.ts. Do not edit: change the contract and run npm run generate.

export interface paths {
    "/api/v2/apps/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rooms and rates
         * @description Lists every rate of every room type of the property. Read it at the start and once a day. It tells which fields each rate may receive and on which channels it is; its codes are those of your calendar updates.
         */
        get: operations["listRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/apps/rooms/~": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a date range
         * @description Sets the same values for all dates of a range, or for some weekdays of it, on one target. Use it for long
         *     stretches of equal values, and `updateRoomsDaily` for values that differ by day.
         *
         *     To close dates, use `updateRoomsDaily`, or look at the last date afterwards: the service does not say whether the
         *     `end_date` is set, too; on our server it is (D52). On our server `stop_sale` closes the master rate alone:
         *     `availability` 0 closes all rates of the group (D14).
         *
         *     Send the fields in the query string or as a form; there is no JSON body. Our server also takes some in each: the
         *     form wins where they disagree, and the merged fields must satisfy the schema `RangeUpdate` (D3). The path ends in
         *     a tilde.
         *
         *     The answer has no list of errors. After `try_again`, read the transaction. Our server shows what the room may not
         *     receive as a `failed` entry, and applies the rest; another service may have applied nothing (D12, D13). A
         *     transaction that still has no entries after some minutes means, on our server, that the reason was temporary and
         *     nothing was applied (D12). Entries may come late, so an empty transaction says nothing before (D17).
         *
         *     Our server answers 422, and applies nothing, to a value that is wrong by itself, such as a price of -5, because a
         *     range has one value for all of its dates (D13). It also answers 422 to a field other than `price` by `rate_code`
         *     alone, and to an update that could change nothing at all (D13).
         *
         *     After a timeout or a 5xx nobody knows what was applied. Whenever you send a range again, send prices, restrictions
         *     and closings as you want them now, with what a later update has set: what is sent again is the newest, and opens
         *     what was closed meanwhile (D16). Before an `availability` above 0, be it sent again or for the first time, list and save
         *     what has changed until nothing is new, by the steps in the introduction, and send what is left to sell: otherwise a
         *     room that was booked meanwhile is sold a second time (D12, D23).
         */
        put: operations["updateRoomRange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/rooms/~": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a date range (v1)
         * @description The same as `updateRoomRange`, under `v1`. Our server answers both alike (D1). Use `v2` in new code.
         */
        put: operations["updateRoomRangeV1"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/apps/rooms/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update day by day
         * @description Sets values per date, for many rooms in one request, with at most 90 dates for each room. Our
         *     server counts the dates of each entry of `rooms` (D29); another service may count all entries of a room together.
         *
         *     Read the answer in this order; the statuses are those of our server (D9, D12):
         *
         *     1. A 422 is about the shape of the request. Our server applies nothing of it (D37).
         *     2. A 200 with `ok` means that all dates were accepted.
         *     3. A 200 with `try_again` and entries in `errors` means that these dates were refused. Our server applies all
         *        others; another service may have applied nothing (D12). Correct the refused values. Send the other dates once
         *        more without the refused ones.
         *     4. A 200 with `try_again` and no `errors` is temporary on our server, and nothing was applied there (D12). Send the
         *        update again later.
         *     5. After a timeout or a 5xx nobody knows what was applied. Send the update again.
         *
         *     Whenever you send a date again, send its prices, restrictions and closings as you want them now, with what a later
         *     update has set: what is sent again is the newest, and opens what was closed meanwhile (D16). Before an `availability` above 0, be it sent again or for the first time, list and save what has changed until nothing is new, by the steps
         *     in the introduction, and send what is left to sell: otherwise a room that was booked meanwhile is sold a second
         *     time (D12, D23).
         *
         *     Then follow the transaction: `ok` does not say that the channels took the change. On our server, a transaction
         *     whose dates were all refused never gets entries (D17).
         */
        put: operations["updateRoomsDaily"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/apps/infos/transaction_details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get transaction details
         * @description Tells what became of a calendar update, with one entry per update on a channel. The service does not say when an update is done. Ask again, with growing pauses, until it has entries, `counts.in_progress` is 0, and each state is `succeeded` or `failed` (D17); then read the `failed` entries. On our server, a transaction that has no entries after some minutes never gets any: nothing of the update went to a channel (D17). On our server a channel that failed has at that moment what it had before (D17). What an `http` channel refused, our server sends it again by itself, and the entry stays `failed` (D17). Send prices, restrictions and closings again as you want them now, and only where no later update has set the same field: what is sent again is the newest (D16). Before an `availability` above 0, list and save what has changed until nothing is new, by the steps in the introduction, and send what is left to sell, for all channels (D12).
         */
        get: operations["getTransactionDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/infos/transaction_details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get transaction details (v1)
         * @description The same as `getTransactionDetails`, under `v1`. Our server answers both alike (D1). Use `v2` in new code.
         */
        get: operations["getTransactionDetailsV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/apps/infos/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all channels
         * @description Lists all channels that the service knows. Send their codes in `channel_codes` of a calendar update; `listConnectedChannels` tells which of them the property uses.
         */
        get: operations["listChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/infos/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all channels (v1)
         * @description The same as `listChannels`, under `v1`. Our server answers both alike (D1). Use `v2` in new code.
         */
        get: operations["listChannelsV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/apps/infos/connected_channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connected channels
         * @description Lists the channels that the property is connected to, with the number of processes in each state. Compare two answers: where `failed` has risen, read the transactions of your latest updates.
         */
        get: operations["listConnectedChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/apps/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve reservations
         * @description Returns reservations, by default those that were not delivered yet. On our server, receiving an answer delivers
         *     what is in it, for your token, whatever `undelivered` is; only a look-up by number delivers nothing (D19). On
         *     our server a reservation that changes becomes undelivered again, with `modified: true` (D20), and the oldest change
         *     comes first (D21).
         *
         *     To poll: ask without `page`, save the answer, work on it, and ask again until it is empty or shows nothing new. Be
         *     ready for a reservation that comes twice, a cancellation that comes before its booking, and a changed booking that
         *     you have never seen.
         *
         *     When an answer got lost, do not just ask again, because what was in it may count as delivered. Send the same
         *     `X-Request-Id` again where the service repeats pages (`Replay-Window`, D33); otherwise look with
         *     `undelivered=false`.
         *
         *     Polling alone is not enough. `from_date` counts by creation and is 10 days back when left out, so on our server a
         *     poll shows nothing of an older booking (D21). After a pause, ask with a `from_date` up to 30 days back. Once a day,
         *     take steps 1 to 3 of "Before an availability above 0" in the introduction. On our server that finds bookings of
         *     every age that have changed, in their present version (D40), and what a crash lost.
         *
         *     Does a booking lower the availability? The service does not say: ask its operator. On our server it does: a
         *     booking is off its group, and a cancellation given back, before you read it here, so do not push availability for
         *     it (D23). One on the master room is the exception: its nights are off no room type, so set the availability of the
         *     room type that the guest gets to 0 at once. Then take the steps of "Before an availability above 0" and send what is
         *     left, less one for this guest; set every type it may be to 0 until somebody has chosen one (D22). Where bookings lower
         *     nothing, send what is left after each one, or its room is sold again. A booking
         *     that found no room left comes all the same on our server: be ready for more bookings than rooms (D23).
         *
         *     No parameter filters by state: read `state` of each reservation (D50).
         */
        get: operations["listReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/pos/postings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post an invoice
         * @description Adds the items of an invoice to the folio of a guest, or to the direct-sales folio.
         *
         *     Before you post, read `listInHouseGuests` for the guest, and once a day `listSalesDepartments`,
         *     `listRevenueAccounts` and `listExtras` for the ids of the items. Give the invoice a `transaction_id` and store it
         *     before you send.
         *
         *     When no answer came, the invoice may be on the folio. Our server posts an id once: send the very same request
         *     again, and you get the same answer and one entry on the folio; with other content it is a 409 (D25). The service
         *     does not say what it does with an id that comes twice. Before you repeat a posting there, have its operator
         *     confirm that it posts once, and that the same id does not cancel; otherwise let a person look at the folio. The
         *     service says that the same id is used to cancel a posting, and shows no operation for it.
         */
        post: operations["createPosting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/hotspot/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List in-house guests (hotspot)
         * @description Lists the guests who are staying now, with their identity data, for a hotspot. On our server these are the guests whom the front desk has checked in and not checked out, whatever their dates (D63). To charge a guest, use `listInHouseGuests`.
         */
        get: operations["listGuests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/line_items/in_house": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List in-house guests for posting
         * @description Lists who can be charged now: on our server the guests whom the front desk has checked in and not checked out, whatever their dates (D63). Read it shortly before you post, because guests arrive and leave; find the guest by room and name, and send `reservation_id_customer_id` in the posting.
         */
        get: operations["listInHouseGuests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/pos/in_house": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List in-house guests for posting (sample form)
         * @description A path and method seen in one sample of the service. Our server answers as to `listInHouseGuests` (D2). Use that one in new code.
         */
        post: operations["listInHouseGuestsSample"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/revenue_accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List revenue accounts
         * @description Lists the accounts that postings are booked to. Send `api_code` of an account as `revenue_account_id` of a posting, with a department of the same `type_code`.
         */
        get: operations["listRevenueAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/extras": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List extras (products)
         * @description Lists the products that can be posted, with their prices in the base currency. Send `api_code` of a product as `product_id` of a posting; the product brings its department and account.
         */
        get: operations["listExtras"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/sales_departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sales departments
         * @description Lists the departments that sell. Send `api_code` of a department as `department_id` of a posting, with a revenue account of the same `type_code`.
         */
        get: operations["listSalesDepartments"];
        put?: never;
        /**
         * List sales departments (sample form)
         * @description A method seen in one sample of the service. Our server answers as to `listSalesDepartments` (D2). Use that one in new code.
         */
        post: operations["listSalesDepartmentsSample"];
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
        /** @description What a range update says. A field that is left out stays as it is. Our server merges query and form, reads lists in any of their spellings and `room_code` as `inv_code`, and then holds the fields to this schema (D2, D3, D4). It needs at least one of `availability`, `price`, `min_stay`, `stop_sale`, `cta` and `ctd` (D13). With `rate_code` alone it takes `price` and nothing else (D3). */
        RangeUpdate: {
            inv_code?: components["schemas"]["InvCode"];
            /**
             * @description Rate to update, for its price. Ignored beside `inv_code`, whatever its text says (D3). Up to 64 characters, and where it is ignored 4,000 (D30, D32).
             * @example NR:HR:1
             */
            rate_code?: string;
            /** @example 2026-12-01 */
            start_date: components["schemas"]["CalendarDate"];
            /** @example 2026-12-31 */
            end_date: components["schemas"]["CalendarDate"];
            availability?: components["schemas"]["AvailabilityInput"];
            price?: components["schemas"]["PriceInput"];
            min_stay?: components["schemas"]["MinStayInput"];
            stop_sale?: components["schemas"]["FlagInput"];
            cta?: components["schemas"]["FlagInput"];
            ctd?: components["schemas"]["FlagInput"];
            /** @description Weekdays inside the range that the update applies to, 1 to 7 (D32); all seven when left out. */
            days?: components["schemas"]["WeekdayInput"][];
            /** @description Channels that the update goes to, 1 to 100 (D32); all connected channels of the room when left out. */
            channel_codes?: components["schemas"]["ChannelCode"][];
        } & ({
            inv_code: components["schemas"]["InvCode"];
        } | {
            /** @example NR:HR:1 */
            rate_code: string;
        });
        /**
         * @description One rate of a room type: `HR:<n>`, or `NR:HR:<n>` for a non-refundable one. Our server takes the rate whose code equals the `inv_code` of its group for the master rate of that group (D14). Its codes may have another shape, of 1 to 64 visible ASCII characters: read `non_refundable` of a booked room (D57).
         * @example NR:HR:1
         */
        RateCode: string;
        /**
         * @description A room availability group, `HR:<n>`. Rates with the same `inv_code` sell the same rooms: what is set as availability of the group is the availability of each of them. Codes of our server may have another shape, of 1 to 64 visible ASCII characters (D57).
         * @example HR:1
         */
        InvCode: string;
        /**
         * @description Code of a sales channel, as `listChannels` gives it, of up to 64 characters (D32). `online` is the direct channel in the service's samples, and we take it for the hotel's own; our server lists it there, and the service's sample does not (D56).
         * @example bookingcom
         */
        ChannelCode: string;
        /** @description One rate of one room type: the unit that prices are set for. Entries that share an `inv_code` share their availability. Read the three `*_update` flags before you push: our server refuses a field that an entry may not receive (D15). */
        Room: {
            rate_code: components["schemas"]["RateCode"];
            inv_code: components["schemas"]["InvCode"];
            /**
             * @description Availability can be updated for this entry only when this is true. On our server that of the master rate decides for the whole group, because all its rates share one availability (D14).
             * @example true
             */
            availability_update: boolean;
            /**
             * @description Restrictions (stop sale, closed to arrival, closed to departure, minimum stay) can be updated for this entry only when this is true. On our server only that of the master rate counts: the other rates of a group take no restrictions (D14).
             * @example true
             */
            restrictions_update: boolean;
            /**
             * @description Prices can be updated for this entry only when this is true.
             * @example true
             */
            price_update: boolean;
            /**
             * @description Name of the room.
             * @example Standard Room
             */
            name: string;
            /**
             * @description Description of the room.
             * @example Standard room with a garden view
             */
            description: string;
            /**
             * @description Policy in free text. May be empty.
             * @example Free cancellation until the day before arrival
             */
            policy: string;
            /**
             * @description Most people the room takes, children included.
             * @example 3
             */
            room_capacity: number;
            /**
             * @description Most adults the room takes.
             * @example 2
             */
            adult_capacity: number;
            /**
             * @description True for the master room, which collects unmatched reservations. A reservation that arrives with its code means that the channel mappings must be corrected: have that done, and assign the reservation to a room type by hand. On our server its nights are off no room type: set the availability of the one that the guest gets to 0 at once, then to what is left by the steps of D12, less one for this guest; set every one it may be to 0 until somebody has chosen (D22).
             * @example false
             */
            is_master: boolean;
            /** @description Codes of the channels that the room is connected to. */
            channel_codes: components["schemas"]["ChannelCode"][];
        };
        /** @description All rooms and rates of the property. */
        RoomList: {
            /** @description One entry per rate. A room type with three rates is listed three times. */
            rooms: components["schemas"]["Room"][];
        };
        /**
         * @description Stable name of what went wrong, to branch on. `x-error-codes` gives, for each code, the HTTP status it comes with (in `errors`, the status of the whole answer), whether sending the same request again can help, and what it means.
         * @example validation_failed
         * @enum {string}
         */
        ErrorCode: "unreadable_request" | "unauthorized" | "path_not_found" | "transaction_not_found" | "guest_not_found" | "method_not_allowed" | "transaction_id_reused" | "folio_closed" | "body_too_large" | "unsupported_media_type" | "validation_failed" | "required" | "invalid_type" | "invalid_value" | "unknown_field" | "too_few" | "too_many" | "too_many_dates" | "unknown_inv_code" | "unknown_rate_code" | "field_not_updatable" | "nothing_to_update" | "end_date_before_start_date" | "range_too_long" | "range_in_past" | "duplicate_target" | "page_requires_undelivered_false" | "from_date_too_old" | "product_or_accounts_required" | "type_code_mismatch" | "unknown_service_id" | "no_mapping" | "exchange_rate_required" | "rate_limited" | "internal_error" | "unavailable";
        /** @description One wrong place in the request. */
        ErrorPlace: {
            /**
             * @description Place of the fault, written as in JavaScript. A parameter or a form field is named as it is, without the brackets of a list; `request` is the request as a whole.
             * @example rooms[0].dates[3].date
             */
            path: string;
            code: components["schemas"]["ErrorCode"];
            /**
             * @description What is wrong and what to do, for a person to read.
             * @example Give a calendar date as YYYY-MM-DD, such as 2026-12-24; this is "2026-02-30".
             */
            message: string;
        };
        /** @description Body of every answer with a status of 400 or above. Branch on `code`, show `message` to a person, and quote `request_id` when you ask for help. */
        ErrorBody: {
            /**
             * @description Always `error`.
             * @example error
             * @enum {string}
             */
            status: "error";
            code: components["schemas"]["ErrorCode"];
            /**
             * @description What is wrong and what to do, for a person to read. Its wording may change.
             * @example The request is wrong in 1 place. Correct it.
             */
            message: string;
            /**
             * @description The id of this request, as in the header X-Request-Id.
             * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
             */
            request_id: string;
            /** @description The wrong places, where places of the request are at fault. Our server names a single place here, too (D9), and of a long list the first 100. */
            errors?: components["schemas"]["ErrorPlace"][];
        };
        /**
         * Format: date
         * @description A date, `YYYY-MM-DD`. It is a day or a night at the property and never an instant: do not convert it through a time zone, and do not build it from a local `Date` object (D7).
         * @example 2026-12-24
         */
        CalendarDate: string;
        /**
         * @description Availability. The service says neither what the number counts nor its format. Our server takes a whole number from 0 to 9999 (D5): the rooms left to sell after all bookings, and no allotment from which bookings are still taken off (D23).
         * @example 12
         */
        Availability: number;
        /**
         * @description A price as plain decimal text. The service does not give the format; our server takes 0 or more, with at most 12 digits before and 3 behind the point and no exponent (D5).
         * @example 119.90
         */
        PriceText: string;
        /**
         * @description Minimum stay. The service gives neither the format nor the unit; our server takes nights from 1 to 365, of which 1 lifts the restriction (D5). Nor does it say whether the value of a date holds for stays that begin on it or for all that include it; our server passes it on, and the channel decides (D55).
         * @example 2
         */
        MinStay: number;
        /**
         * @description A switch as a query or a form has it. The service takes `1` (on) and `0` (off): send these. Our server reads `true` and `false` too (D5).
         * @example 1
         */
        FlagText: "1" | "0" | "true" | "false";
        /**
         * @description A weekday number: Sunday is 0, Saturday is 6.
         * @example 5
         */
        Weekday: number;
        /** @description A range update as a form. A value that is left out stays as it is. Our server also takes a form with some of the fields when the others are in the query string: the form wins where they disagree, and the merged fields must satisfy the schema `RangeUpdate` (D3). It refuses a form with a field that is not one of these (D36). */
        RangeUpdateFields: {
            /**
             * @description The service lists the token among the parameters of this update, and says that every request carries it in the query. Our server reads it in the query alone, and refuses another one here (D3). Leave it out. Up to 4,000 characters (D30).
             * @example demo-token
             */
            token?: string;
            /**
             * @description The service lists the hotel id among the parameters of this update, and says that every request carries it in the query. Our server reads it in the query alone, and refuses another one here (D3). Leave it out. Up to 64 characters (D32).
             * @example demo
             */
            hr_id?: string;
            /** @description Group to update. Only the room type and its master rate are updated. Our server takes the rate whose `rate_code` equals the `inv_code` for the master rate (D14), and needs one of `inv_code` and `rate_code` (D3). */
            inv_code?: components["schemas"]["InvCode"];
            /**
             * @description Rate to update: its price, where `price_update` is true. Ignored when `inv_code` is there too. Our server takes it without an `inv_code`, for `price` alone, and does not look at it beside one (D3). Up to 64 characters, and where it is ignored 4,000 (D30, D32).
             * @example NR:HR:1
             */
            rate_code?: string;
            /** @description Seen in one sample of the service, in place of `inv_code`; what it means is not shown. Our server reads it as `inv_code`, and refuses it beside another one (D2). Send `inv_code`. */
            room_code?: components["schemas"]["InvCode"];
            /**
             * @description First date of the range. Our server includes it (D52), and refuses dates before the property's today (D15).
             * @example 2026-12-01
             */
            start_date?: components["schemas"]["CalendarDate"];
            /**
             * @description Last date of the range. Our server includes it (D52). It refuses an `end_date` before `start_date` (D13), and a range of more than 1,000 days (D29).
             * @example 2026-12-31
             */
            end_date?: components["schemas"]["CalendarDate"];
            /** @description Availability. On our server it is the rooms left to sell after all bookings (D23). Before one above 0, list and save what was booked, by the steps in the introduction (D12). Left out, the present value stays. */
            availability?: components["schemas"]["Availability"];
            /** @description Price. On our server it is that of the room for one night (D53). Left out, the present value stays. */
            price?: components["schemas"]["PriceText"];
            /** @description Minimum stay. Left out, the present value stays. Our server sets it in nights (D5), for the master rate alone (D14). The service does not say which stays it holds for, those that begin on a date or all that include it: our server leaves that to the channel (D55). */
            min_stay?: components["schemas"]["MinStay"];
            /** @description Stop sale. `1` closes the dates for sale, `0` opens them. Our server closes the master rate alone, whatever its availability is: `availability` 0 closes all rates of the group (D14). */
            stop_sale?: components["schemas"]["FlagText"];
            /** @description Closed to arrival. `1` forbids arrival on the dates, `0` allows it. Our server sets it for the master rate alone (D14). */
            cta?: components["schemas"]["FlagText"];
            /** @description Closed to departure. `1` forbids departure on the dates, `0` allows it. Our server sets it for the master rate alone (D14). */
            ctd?: components["schemas"]["FlagText"];
            /** @description Weekdays inside the range that the update applies to, Sunday 0 to Saturday 6; all seven when left out. Write one `days[]=` for each weekday, and look at a date that should have kept its value: another service may read another spelling (D4). The service calls the field `days`; our server reads it as the parameter `days[]` of the query (D4), with 1 to 7 entries (D32). */
            "days[]"?: components["schemas"]["Weekday"][];
            /** @description Channels that the update goes to; all connected channels of the room when left out. Write one `channel_codes[]=` for each channel, and look at one that you left out: another service may read another spelling (D4). The service calls the field `channel_codes`; our server reads it as the parameter `channel_codes[]` of the query (D4), with 1 to 100 codes (D32) and the same meaning (D58). */
            "channel_codes[]"?: components["schemas"]["ChannelCode"][];
        };
        /**
         * @description `ok`, or `try_again` when the update was not fully accepted. With `try_again`, our server applies what it accepted, and not the rest (D12). Our server applies the updates of a property in the order in which it accepted them, so that an older value never overwrites a newer one (D16). An update that you send again is the newest, and ends what was set in between (D16). Neither status says whether the channels took the change: read the transaction to learn that.
         * @example ok
         * @enum {string}
         */
        CalendarUpdateStatus: "ok" | "try_again";
        /**
         * @description Names one calendar update. Keep it, and send it to `getTransactionDetails` to learn what became of the update on each channel. 1 to 128 characters (D32).
         * @example 123456789
         */
        TransactionId: string;
        /** @description Answer to a range update. On our server HTTP 200 is not success (D12): read `status`. There is no list of errors: our server shows a field that it could not apply as a `failed` entry of the transaction (D13). Where the transaction of a `try_again` has no entries after some minutes, our server has applied nothing, and the reason is temporary (D12). */
        RangeUpdateResult: {
            status: components["schemas"]["CalendarUpdateStatus"];
            transaction_id: components["schemas"]["TransactionId"];
        };
        /**
         * @description Availability, as a number or as text. Left out, the present value stays. The service says neither what the number counts nor its format. Our server takes a whole number from 0 to 9999, and refuses `null` and empty text (D5). It takes it for the rooms left to sell after all bookings, and no allotment from which bookings are still taken off (D23). On our server, do not push availability to echo a booking: it takes every booking off by itself, and gives back what is canceled (D23). Only a booking on the master room is off no room type: take it off the one that the guest gets (D22). Before each number above 0, also the first one of a night, list and save what was booked until nothing is new, by the steps in the introduction (D12). Ask the operator of the service what the number counts there, and whether bookings lower it; where they do not, send what is left after each booking.
         * @example 12
         */
        AvailabilityInput: components["schemas"]["Availability"] | string;
        /**
         * @description Price, as a number or as text. Left out, the present value stays. The service gives neither the format nor what the price is for. Our server takes 0 or more, with at most 12 digits before and 3 behind the point, as text without an exponent, and refuses `null` and empty text (D5); send text, which arrives digit by digit. It takes it for the price of the room for one night in the property's base currency, with tax or without as the channels sell it (D53).
         * @example 119.90
         */
        PriceInput: number | components["schemas"]["PriceText"];
        /**
         * @description Minimum stay, as a number or as text. Left out, the present value stays. The service gives neither the format nor the unit; our server takes nights from 1 to 365, of which 1 lifts the restriction, and refuses `null` and empty text (D5).
         * @example 2
         */
        MinStayInput: components["schemas"]["MinStay"] | string;
        /**
         * @description A switch of the calendar. The service takes `1` (on) and `0` (off), in a daily update `stop_sale` as text or a number, and `cta` and `ctd` as text or a boolean: send text, the one type that it lists for all three. A sample of it sends the text `false` for `cta` and `ctd`. Our server reads a number, `true` and `false` as well, and refuses `null` and empty text (D5).
         * @example 1
         */
        FlagInput: (0 | 1) | boolean | components["schemas"]["FlagText"];
        /** @description The new values of one date. `availability`, `price` and `min_stay` stay as they are when they are left out. The service says so of `stop_sale`, `cta` and `ctd` in a range only; on our server they stay in a daily update, too (D5): close one date, set its price, and look at a channel. On our server, a wrong value, an unknown field or no field at all refuses this date alone: `errors` of the answer says why, and the other dates are applied (D37). */
        DailyDateUpdate: {
            /** @description The date. Our server takes none before the property's today, and none more than 1,000 days ahead (D15). */
            date: components["schemas"]["CalendarDate"];
            availability?: components["schemas"]["AvailabilityInput"];
            price?: components["schemas"]["PriceInput"];
            /** @description Minimum stay. Our server sets it in nights (D5), for the master rate alone (D14). The service does not say which stays it holds for, those that begin on the date or all that include it: our server leaves that to the channel (D55). */
            min_stay?: components["schemas"]["MinStayInput"];
            /** @description Stop sale. `1` closes the date for sale, `0` opens it. Our server closes the master rate alone, whatever its availability is: `availability` 0 closes all rates of the group (D14). */
            stop_sale?: components["schemas"]["FlagInput"];
            /** @description Closed to arrival. `1` forbids arrival on the date, `0` allows it. Our server sets it for the master rate alone (D14). */
            cta?: components["schemas"]["FlagInput"];
            /** @description Closed to departure. `1` forbids departure on the date, `0` allows it. Our server sets it for the master rate alone (D14). */
            ctd?: components["schemas"]["FlagInput"];
        };
        /** @description One target with its dates. Name the target by `inv_code` (the room type and its master rate) or, to set the price of a single rate, by `rate_code`. The service lists both as required, says that `rate_code` is ignored when `inv_code` is there, and says of one variant of the range update that it does not support `rate_code` alone; on our server one of them is enough (D3). */
        DailyRoomUpdate: {
            /** @description Group to update. Only the room type and its master rate are updated. Our server takes the rate whose `rate_code` equals the `inv_code` for the master rate (D14). */
            inv_code?: components["schemas"]["InvCode"];
            /**
             * @description Rate to update: its price, where `price_update` is true. Ignored when `inv_code` is there too. Our server takes it without an `inv_code`, for `price` alone, and does not look at what it says beside one (D3). Text of up to 64 characters, and where it is ignored 4,000 (D30, D32). The service lists text alone. Our server reads `null` as a code that is left out, too (D3): never send it.
             * @example NR:HR:1
             */
            rate_code?: string | null;
            /** @description Channels that the update goes to; all connected channels of the room when left out. Our server takes 1 to 100 codes (D32). On our server these channels keep the value until one for all channels comes, and an `availability` is a number of each channel alone, which it sells even beyond that of the group (D58). Our server refuses every date of a target with a code that the room is not connected to, in `errors` of the answer (D15). It does the same where only other rates of the group are mapped on the channel, unless `availability` is all that is set (D15). */
            channel_codes?: components["schemas"]["ChannelCode"][];
            /** @description Dates with their values, at most 90. The service says so of each entry, and elsewhere of each room in one request; our server counts each entry by itself (D29). It needs one at least (D32). With more, it refuses the whole request and applies nothing; a date that occurs twice is refused both times (D15). */
            dates: components["schemas"]["DailyDateUpdate"][];
        } & ({
            /** @description Group to update. Only the room type and its master rate are updated. Our server takes the rate whose `rate_code` equals the `inv_code` for the master rate (D14). */
            inv_code: components["schemas"]["InvCode"];
        } | {
            /** @example NR:HR:1 */
            rate_code: string;
        });
        /** @description Values for several rooms and several dates in one request, of at most 2 MB (2,000,000 bytes, D29). */
        DailyUpdate: {
            /** @description Rooms to update. On our server, a target may occur more than once only with `channel_codes` that have no channel in common; where a group's dates have a price, it and its master rate are one target (D29). It takes 1 to 1,000 entries, and at most 100,000 values: dates, each times its `channel_codes` (D32). */
            rooms: components["schemas"]["DailyRoomUpdate"][];
        };
        /**
         * @description Maps the `inv_code` of a target to its refused dates. On our server a target that was named by `rate_code` alone is listed under that code (D34).
         * @example {
         *       "HR:1903": {
         *         "2017-01-01": "Invalid price"
         *       }
         *     }
         */
        DailyUpdateRejections: {
            [key: string]: {
                [key: string]: string;
            };
        };
        /** @description Answer to a daily update. On our server HTTP 200 is not success (D12): read `status`, then `errors`, which says for each refused date why. Our server applies all other dates, and refuses the same value each time that it is sent (D12). Correct the refused values. Send the other dates once more without the refused ones, because another service may have applied nothing (D12). With `try_again` and no `errors`, our server has applied nothing, and the reason is temporary: send the update again later (D12). In both cases send prices, restrictions and closings as you want them now, with what a later update has set: what is sent again is the newest (D16). Before an `availability` above 0, list and save what has changed until nothing is new, by the steps in the introduction, and send what is left to sell (D12). */
        DailyUpdateResult: {
            status: components["schemas"]["CalendarUpdateStatus"];
            transaction_id: components["schemas"]["TransactionId"];
            /** @description Refused dates. Empty when everything was accepted. */
            errors: components["schemas"]["DailyUpdateRejections"][];
        };
        /** @description Number of entries in each state. On our server the update has settled once it has entries and `in_progress` is 0 (D17). */
        TransactionCounts: {
            /**
             * @description Entries that failed.
             * @example 0
             */
            failed: number;
            /**
             * @description Entries that succeeded.
             * @example 2
             */
            succeeded: number;
            /**
             * @description Entries that are still being worked on.
             * @example 0
             */
            in_progress: number;
        };
        /**
         * @description State of one update on a channel. The service shows `failed` and `succeeded`, and its counters name `in_progress`. On our server the entry of a process is `in_progress` first and then one of the others; an entry of the direct channel, or for what was refused at once, begins as one of the others (D17). We take a state that we do not know for one that is not finished: do the same (D17).
         * @example succeeded
         */
        TransactionState: "in_progress" | "succeeded" | "failed" | (string & {});
        /**
         * Format: date-time
         * @description An ISO 8601 instant in UTC. Read it with any offset all the same, such as `+03:00` (D7).
         * @example 2026-11-20T08:01:29Z
         */
        Timestamp: string;
        /** @description What became of an update on one channel. Our server makes one entry for each target of the update and each of its mappings on the channel (D17), and names it in the words of the channel (D38). An update with a group and with its master rate by `rate_code` has two entries with the same `channel_code` and `code`: keep both, because one may fail and the other succeed (D17). What of a range update was refused is a `failed` entry of its own, beside that for what was applied (D13). On the direct channel `online` our server makes one entry for each availability group, which is finished at once (D17) and whose `name`, `code` and `allocation_group` are `Online` (D38). The entry for a channel that the room is not connected to has the hotel's words, but for `online`, where it is `Online` as ever (D38). */
        TransactionDetail: {
            /**
             * @description Id of the entry; null for the direct channel `online`.
             * @example 12529
             */
            id: number | null;
            channel_code: components["schemas"]["ChannelCode"];
            state: components["schemas"]["TransactionState"];
            /**
             * @description Name of the room or rate on the channel's side.
             * @example Standard Room
             */
            name: string;
            /**
             * @description Code of the room or rate on the channel's side.
             * @example 156754:8833301
             */
            code: string;
            /**
             * @description Availability group. Some variants of the answer call it `inv_code`: read either, our server writes this one (D18). On our server it is the group as the channel calls it, which need not be your `inv_code` (D38).
             * @example 8833301
             */
            allocation_group?: string;
            /**
             * @description Availability group under its other name, in place of `allocation_group`. Our server does not write it (D18).
             * @example 8833301
             */
            inv_code?: string;
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description Id of the process, or null. On our server it is null for the direct channel, and on every channel for an entry that was refused at once and never became a process (D17).
             * @example 9651
             */
            pid: number | null;
            /**
             * @description Why the entry failed; null when nothing did. A failed entry has a text, says the service; be ready for null all the same (D17). Our server gives an entry that is still `in_progress` the text of its last attempt, when that failed and is to be made again: go by `state` (D17).
             * @example null
             */
            error_message: string | null;
        } & ({
            /**
             * @description Availability group. Some variants of the answer call it `inv_code`: read either, our server writes this one (D18). On our server it is the group as the channel calls it, which need not be your `inv_code` (D38).
             * @example 8833301
             */
            allocation_group: string;
        } | {
            /**
             * @description Availability group under its other name, in place of `allocation_group`. Our server does not write it (D18).
             * @example 8833301
             */
            inv_code: string;
        });
        /** @description The log of one calendar update. Our server keeps it for 90 days (D17). */
        Transaction: {
            id: components["schemas"]["TransactionId"];
            counts: components["schemas"]["TransactionCounts"];
            /** @description One entry per update on a channel. Our server makes one for each target of the update and each of its mappings on the channel (D17), and another one for what it refused of a range (D13). So a `code` may occur several times: the channel has taken the update where each of its entries is `succeeded` (D17). */
            details: components["schemas"]["TransactionDetail"][];
        };
        /** @description Envelope of one transaction. */
        TransactionDetails: {
            transaction: components["schemas"]["Transaction"];
        };
        /** @description A sales channel that the service knows, whether or not the property uses it. */
        Channel: {
            /**
             * @description Name of the channel.
             * @example Booking.com
             */
            name: string;
            /** @description Send it in `channel_codes` of a calendar update, to limit the update to this channel. */
            code: components["schemas"]["ChannelCode"];
        };
        /** @description All channels of the service. */
        ChannelList: {
            /** @description One entry per channel. The service's sample has no `online`, the direct channel; our server lists it (D56). */
            channels: components["schemas"]["Channel"][];
        };
        /** @description A channel that the property is connected to, with the number of its processes in each state. The service does not say since when it counts. Our server counts every process since the channel was connected, and none on the direct channel (D46). Compare two answers: where `failed` has risen, the channel may sell from an old calendar. */
        ConnectedChannel: {
            /**
             * @description Name of the channel.
             * @example Booking.com
             */
            name: string;
            code: components["schemas"]["ChannelCode"];
            /**
             * @description Processes that are being worked on.
             * @example 132
             */
            in_progress: number;
            /**
             * @description Processes that succeeded.
             * @example 297
             */
            succeeded: number;
            /**
             * @description Processes that failed.
             * @example 0
             */
            failed: number;
        };
        /** @description The channels that the property is connected to. */
        ConnectedChannelList: {
            /** @description One entry per connected channel. In the sample of the service the direct channel `online` is among them, and so it is on our server, where the property is connected to it (D46, D56). */
            channels: components["schemas"]["ConnectedChannel"][];
        };
        /**
         * @description A switch of the reservation list. The service writes `true` and `false`: send these. Our server reads `1` and `0` too, as it does elsewhere (D5).
         * @example true
         * @enum {string}
         */
        FilterFlag: "true" | "false" | "1" | "0";
        /**
         * @description `reserved` at first; `confirmed` once the hotelier has confirmed it; or `canceled`. The service shows no operation that moves it. On our server both others can become `canceled`, which is final (D24).
         * @example confirmed
         * @enum {string}
         */
        ReservationState: "reserved" | "confirmed" | "canceled";
        /**
         * Format: double
         * @description An amount in the currency named beside it. Keep every digit that you read, such as those of `13.928`, and round only for display (D6).
         * @example 245.5
         */
        Money: number;
        /**
         * @description A currency code. The service says of reservations that it is an ISO 4217 code; on our server it is three capital letters everywhere, and whether there is such a code is not looked up (D27).
         * @example EUR
         */
        CurrencyCode: string;
        /**
         * @description Method of payment. Card details are never shared.
         * @example credit_card
         * @enum {string}
         */
        PaymentMethod: "credit_card" | "bank_transfer" | "cash" | "paypal";
        /** @description Address that came with the reservation. The service does not say whose it is: the guest's, that of somebody who booked for the guest, or one of the channel. In the service's sample a text is empty. */
        GuestAddress: {
            /**
             * @description City.
             * @example Istanbul
             */
            city: string;
            /**
             * @description State or province. In the service's sample it is empty.
             * @example
             */
            state: string;
            /**
             * @description Country. In the service's sample it is in words; use `country_code` to compare.
             * @example Turkey
             */
            country: string;
            /**
             * @description Code of the country. In the service's sample it has two letters.
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
             * @description Street.
             * @example Bagdat Cad. 12
             */
            street: string;
            /**
             * @description Second address line.
             * @example null
             */
            street_2: string | null;
        };
        /**
         * @description A decimal number written as text. Keep it as text or use a decimal type: a binary floating-point number cannot hold `13.928` exactly (D6).
         * @example 45.0
         */
        DecimalText: string;
        /** @description Price of one night of a room line. */
        DailyPrice: {
            /** @description The night. */
            date: components["schemas"]["CalendarDate"];
            /** @description Price of the night. The service does not say whether with tax. On our server it is without tax, and the nights add up to the `price` of the room (D41). In the service's sample they add up to it too, and there that price includes the tax. */
            price: components["schemas"]["DecimalText"];
        };
        /** @description An extra of a room. */
        ReservationExtra: {
            /**
             * @description Name of the extra.
             * @example Airport Transfer (1 Person)
             */
            name: string;
            /** @description Price of the extra. The service does not say whether with tax; in its sample the extras add up to `extras_total`, which is without tax. */
            price: components["schemas"]["DecimalText"];
        };
        /** @description One line of rooms. The service does not say whether a room may have several, such as one for each rate of a stay. On our server each line is one room: a reservation of twelve rooms has twelve, each with its own state, dates and price (D42). */
        ReservationRoom: {
            /** @description State of this room. On our server it differs from the reservation's where only some rooms were canceled or confirmed, or where a channel has added a room to a confirmed reservation, or moved one to other nights or another rate: that one is `reserved` until the hotel confirms again, and the reservation stays `confirmed` (D24, D35). */
            state: components["schemas"]["ReservationState"];
            /** @description Rate that was booked. The code of the master room means that the channel's room has no mapping: have the mapping corrected and assign the room by hand. Our server then gives `rate_code` and `inv_code` of the master room, and its nights are off no room type: set the availability of the one that the guest gets to 0 at once, then to what is left by the steps of D12, less one for this guest; set every one it may be to 0 until somebody has chosen (D22). */
            rate_code: components["schemas"]["RateCode"];
            inv_code: components["schemas"]["InvCode"];
            /** @description Total of the room before tax, says the service; yet in its sample it is 200, beside a `sub_total` of 185 and a `tax_total` of 15. Our server gives it without tax (D41). Take taxes from the totals of the reservation. */
            price: components["schemas"]["Money"];
            /** @description Total of the room after tax. The service lists it and leaves it out of its sample; our server leaves it out (D41). Do not rely on it. */
            total?: components["schemas"]["Money"];
            /**
             * @description True when the rate is non-refundable.
             * @example false
             */
            non_refundable: boolean;
            /**
             * @description Number of nights.
             * @example 1
             */
            nights: number;
            /**
             * @description Total number of guests.
             * @example 2
             */
            total_guest: number;
            /**
             * @description Number of adults.
             * @example 2
             */
            total_adult: number;
            /** @description Age of each child. On our server 0 once the data of the guests was erased (D62). */
            child_ages: number[];
            /**
             * @description Name of the line. In the service's sample it has the room and its rate.
             * @example Queen Room
             */
            name: string;
            /** @description Day of arrival. */
            checkin_date: components["schemas"]["CalendarDate"];
            /** @description Day of departure. In the service's sample and on our server the night before it is the last one (D42). */
            checkout_date: components["schemas"]["CalendarDate"];
            /**
             * @description Free text. In the service's sample it has several lines, and tells the meal plan.
             * @example Meal plan: breakfast included.
             *     Non-smoking room
             */
            extra_info: string;
            /** @description Price of each night. */
            daily_prices: components["schemas"]["DailyPrice"][];
            /** @description Extras of this room. */
            extras: components["schemas"]["ReservationExtra"][];
        };
        /** @description A booking, with its rooms. Know it by `hr_number`: on our server the same reservation comes again whenever it changes (D20), and it may come twice. A changed `updated_at` tells a new version; do not sort by it (D42). */
        Reservation: {
            /**
             * @description Reservation code in the service.
             * @example R754208185
             */
            hr_number: string;
            /**
             * @description Reservation code on the sales channel, or null. When the channel sends the same number again, our server changes this reservation and makes no other one (D35).
             * @example 1746283950
             */
            provider_number: string | null;
            /** @description Code of the channel that sold the reservation. */
            channel: components["schemas"]["ChannelCode"];
            /**
             * @description Name of the channel that sold the reservation.
             * @example Booking.com
             */
            channel_display: string;
            /** @description State of the reservation. On our server it says nothing of a room that came later: read the `state` of each room (D24). */
            state: components["schemas"]["ReservationState"];
            /**
             * @description True when the reservation changed after your last activity. On our server that is after it was last delivered to your token (D20).
             * @example false
             */
            modified: boolean;
            /**
             * @description Name of the guest who made the reservation. Our server shows `Erased` once the guest's data was erased (D62).
             * @example John Doe
             */
            guest: string;
            /**
             * @description Why it was canceled, or null.
             * @example null
             */
            cancel_reason: string | null;
            /** @description When the service received the reservation. */
            completed_at: components["schemas"]["Timestamp"];
            /** @description When the service received the latest update. In its sample this lies before `completed_at`: build no order on the two (D42). */
            updated_at: components["schemas"]["Timestamp"];
            /** @description Total without tax. The service does not say of what. In its sample and on our server it is that of the rooms alone, on our server of those that are not canceled, or of all where all are: with `extras_total`, `adjustments_total` and `tax_total` it adds up to `total` (D41). The sample has no adjustment, and so does not show how one counts. */
            sub_total: components["schemas"]["Money"];
            /** @description Total of the extras, without tax. */
            extras_total: components["schemas"]["Money"];
            /** @description Price adjustments that the property's administrator made. Be ready for a negative number. */
            adjustments_total: components["schemas"]["Money"];
            /** @description Total of the taxes. */
            tax_total: components["schemas"]["Money"];
            /** @description Grand total. The service does not say what that of a canceled reservation is. On our server the rooms that are not canceled count, and where all are, all of them: look at `state` before you book it (D41). */
            total: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description Day of arrival. On our server the first one of the rooms that are not canceled; where all are, of all of them (D42). Block nights by the dates of each room. */
            checkin_date: components["schemas"]["CalendarDate"];
            /** @description Day of departure. On our server the last one of the rooms that are not canceled; where all are, of all of them (D42). Block nights by the dates of each room. */
            checkout_date: components["schemas"]["CalendarDate"];
            /**
             * @description The guest's note.
             * @example Late arrival, around 23:00
             */
            note: string | null;
            payment: components["schemas"]["PaymentMethod"];
            /** @description Amount paid. The service does not say by whom nor to whom, the hotel or the channel, nor whether it changes later: ask before you take it off a bill. Our server shows what the channel's message said (D41). */
            paid_amount: components["schemas"]["Money"];
            /**
             * @description Whether the PMS is able to send state updates. The service shows no operation that sends one; on our server it is what the booking was made with, and true where nobody said (D24).
             * @example true
             */
            requires_response: boolean;
            address: components["schemas"]["GuestAddress"];
            /** @description The booked rooms. */
            rooms: components["schemas"]["ReservationRoom"][];
        };
        /** @description One page of reservations. Save it before you do anything else with it: once our server has handed it over, its reservations count as delivered (D19). On our server the oldest change comes first (D21). */
        ReservationPage: {
            /** @description The reservations of this page. On our server it is empty when nothing matches, and on a page beyond the last one (D45). */
            reservations: components["schemas"]["Reservation"][];
            /**
             * @description Number of reservations. The service does not say whether it counts the page or all that match: do not end a loop by it. Our server counts all pages (D34).
             * @example 1
             */
            count: number;
            /**
             * @description Number of this page. On our server it is the one that was asked for, also beyond the last one (D45); of a look-up by number it is 1 (D44).
             * @example 1
             */
            current_page: number;
            /**
             * @description Number of pages. On our server it is 1 when nothing matches, and it changes while you walk through them, when reservations come or go (D45).
             * @example 1
             */
            pages: number;
        };
        /**
         * @description Who pays: `reservation_id_customer_id` of an entry of `listInHouseGuests`, or `-1` for the direct-sales folio. Our server has one direct-sales folio for each business date of the property (D27). Up to 128 characters (D32).
         * @example 41749:25238942
         */
        GuestToCharge: string;
        /**
         * @description What the item is: `Expense`, `Payment`, `Refund` or `Discount`. Send it as written here. A sample of the service has it in lower case; our server reads upper, lower and mixed case (D27). It does not compare it with the `type` of the account (D48).
         * @example Expense
         */
        PostType: "Expense" | "Payment" | "Refund" | "Discount" | (string & {});
        /**
         * @description Id of a department, an account or a product. With the prefix `HR:` it is an id of the service; without, it is an id of your POS, which goes through the mapping and, where that has no entry, to the default mapping: it falls back rather than fails, says the service. On our server the mapping is that of the property (D59). Null means not given; our server refuses an empty text (D32). On our server an `HR:` id must exist (D28). There the default replaces this one id, whatever the other id of the item is, and a product falls back to the default product, and then to the default department and account; only where no default is set, or none has the `type_code` of the other side, the item is a 422 `no_mapping` (D39). Up to 64 characters (D32).
         * @example HR:37
         */
        LedgerId: string | null;
        /** @description One line of the invoice. Give either `product_id`, or both `department_id` and `revenue_account_id`. The service looks at the product first; department and account count only when `product_id` is null, and must have the same `type_code`. It lists the three ids as required text or null, and its sample sends all three: send null for what you do not give. Our server reads an id that is left out as null (D27). */
        PostingItem: {
            post_type: components["schemas"]["PostType"];
            /**
             * @description Sales department: `api_code` of an entry of `listSalesDepartments`, or an id of your POS. Its `type_code` must be that of the revenue account. Not needed with `product_id`.
             * @example HR:37
             */
            department_id?: components["schemas"]["LedgerId"];
            /**
             * @description Revenue account: `api_code` of an entry of `listRevenueAccounts`, or an id of your POS. Its `type_code` must be that of the department. Not needed with `product_id`.
             * @example HR:62
             */
            revenue_account_id?: components["schemas"]["LedgerId"];
            /**
             * @description Product: `api_code` of an entry of `listExtras`, or an id of your POS. It brings its own department and account. Not needed when both of these are given.
             * @example HR:692
             */
            product_id?: components["schemas"]["LedgerId"];
            /**
             * @description Name of the product. Up to 4,000 characters (D30).
             * @example Toast
             */
            product_name?: string;
            /**
             * @description Quantity sold. Our server takes more than 0, with at most 12 digits before and 3 behind the point (D27), and reads decimal text, too (D5); send a number, as the service lists it.
             * @example 1
             */
            quantity: number | string;
            /**
             * @description Unit of the quantity. Up to 4,000 characters (D30).
             * @example Portion
             */
            unit?: string;
            /**
             * @description Total price of the line, not of one unit, in `currency`. Our server takes 0 or more, with at most 12 digits before and 3 behind the point (D27), and reads decimal text, too (D5); send a number, as the service lists it. Tell a refund or a discount by `post_type`: our server takes no minus sign (D27). The service does not say whether the tax is in it: our server books the amount as it is, and works out no tax (D54).
             * @example 15
             */
            amount: number | string;
            /**
             * @description Currency of the amount. Blank, null or left out, it is the base currency. The service does not give the format; our server takes three capital letters, as ISO 4217 has them, without looking the code up, and refuses others such as `usd` (D27).
             * @example USD
             */
            currency?: string | null;
            /**
             * @description Rate to the base currency, mandatory when `currency` is another one. The service does not say which way it goes. Our server multiplies the amount by it: send the units of the base currency for one unit of `currency`, and look at the first folio (D49). It is more than 0, with at most 12 digits before the point, and as text at most 12 behind it (D27). The service takes text; our server reads a number, too (D5). With the base currency, named or blank, another rate than 1 is a 422 of our server (D49).
             * @example 15.40
             */
            exchange_rate?: number | string | null;
        } & ({
            /** @example HR:692 */
            product_id: string;
        } | {
            /** @example HR:37 */
            department_id: string;
            /** @example HR:62 */
            revenue_account_id: string;
        });
        /** @description An invoice of a restaurant, bar or shop, to be added to the matching folio. On our server one bad item refuses the whole invoice, and nothing is posted in part (D27). */
        Posting: {
            /**
             * @description Your own id of this operation, unique per operation. Make it once, store it with the invoice before you send, and send the same one with every retry. Our server posts an id once (D25); before you repeat a posting on another service, have its operator confirm that it does too. Cancelling the invoice takes the same id; the service does not show the operation for it, so have its operator also confirm that an id that comes again does not cancel. Our server cancels nothing (D25). 1 to 128 characters (D30).
             * @example tr1234
             */
            transaction_id: string;
            /**
             * @description Number of the invoice in the POS. Our server compares none, and books each `transaction_id` (D25). The service does not say what becomes of a number that comes again: give each posting one of its own, such as `4711-2` for the second part of a bill (D25). 1 to 128 characters (D30).
             * @example in1234
             */
            invoice_number: string;
            /**
             * @description Id of the physical terminal in the target system, and so not the number of an order. The service does not say whether it has to be set up there: ask which ids are (D59). Our server takes any, and its mapping of POS ids is that of the property, not of the terminal (D59). 1 to 128 characters (D30).
             * @example 123
             */
            pos_id: string;
            reservation_id_customer_id: components["schemas"]["GuestToCharge"];
            /**
             * @description Note on the invoice. Up to 4,000 characters (D30).
             * @example Invoice note
             */
            note?: string;
            /** @description Items of the invoice. The service lists which of their fields are required, and of the list itself only implies it. On our server it is required, and has 1 to 500 items (D30). */
            posts: components["schemas"]["PostingItem"][];
        };
        /**
         * @description Says that the request succeeded. The service gives the value for the guests who are staying; of the other lists it names the field and shows the value in samples alone (D60). On our server errors have another HTTP status, and `error` here (D9).
         * @example success
         * @enum {string}
         */
        SuccessStatus: "success";
        /**
         * @description The id with the prefix `HR:`. Send it in a posting as it is: it names an entry of the service and needs no mapping.
         * @example HR:62
         */
        ApiCode: string;
        /**
         * @description How department and account of the item were found: `direct` by ids of the service; `mapped` through the property's POS mapping; `default` through the default mapping, because a POS id was not found there; `product` from the product. Show `default` to a person: the item was posted, but perhaps to an account that nobody meant.
         * @example mapped
         * @enum {string}
         */
        MappingKind: "direct" | "mapped" | "default" | "product";
        /** @description Where one item of the invoice was booked. */
        PostingResultItem: {
            /**
             * @description Position of the item in `posts`, from 0.
             * @example 0
             */
            index: number;
            /** @description Sales department it was booked under. */
            department_id: components["schemas"]["ApiCode"];
            /** @description Revenue account it was booked to. */
            revenue_account_id: components["schemas"]["ApiCode"];
            mapping: components["schemas"]["MappingKind"];
        };
        /** @description Says that the invoice is on the folio: on our server once (D25). The service does not show this body; its shape is ours. */
        PostingResult: {
            /** @description Says that the invoice is on the folio. */
            status: components["schemas"]["SuccessStatus"];
            /**
             * @description The `transaction_id` of the request.
             * @example tr1234
             */
            transaction_id: string;
            /**
             * @description Id of the folio that the invoice was added to: the guest's key, or `direct:` and the business date.
             * @example 41749:25238942
             */
            folio_id: string;
            /** @description One entry per item, in the order of the request. */
            data: components["schemas"]["PostingResultItem"][];
        };
        /** @description A guest who is staying at the property now. In the service's sample two guests who share a room are two entries. */
        Guest: {
            /**
             * @description Identifies the guest. The service does not say by what: it may be the number of an identity document. Personal data, as the rest of the entry is; store it only if you must. Our server gives what the hotel entered, which may be empty: tell guests apart by more than this (D60).
             * @example 11111111111
             */
            identify: string;
            /**
             * @description First name.
             * @example Ali
             */
            firstname: string;
            /**
             * @description Last name.
             * @example Demo
             */
            lastname: string;
            /**
             * @description Gender, or null. The service does not show the values; `male` is the one of its sample. Read any text (D60).
             * @example male
             */
            gender: "male" | (string & {}) | null;
            /**
             * @description Room number, as text. Our server gives the name of the room, which need not be a number (D60).
             * @example 10700
             */
            room: string;
            /**
             * @description Country, as a two-letter code. Our server gives what the hotel entered, which may be empty or no code (D60).
             * @example TR
             */
            country: string;
            /**
             * @description Nationality, as a two-letter code. Our server gives what the hotel entered, which may be empty or no code (D60).
             * @example TR
             */
            nationality: string;
            /**
             * @description E-mail address. On our server it may be empty (D60).
             * @example guest@example.net
             */
            email: string;
            /**
             * @description Phone number. Seen only in a sample, so it may be missing; on our server it may be empty (D60).
             * @example +905550000000
             */
            phone_number?: string;
            /** @description Date of birth. */
            birth_date: components["schemas"]["CalendarDate"];
            /** @description Day of arrival. */
            checkin_date: components["schemas"]["CalendarDate"];
            /** @description Day of departure. */
            checkout_date: components["schemas"]["CalendarDate"];
        };
        /** @description Guests who are staying at the property now. */
        GuestList: {
            status: components["schemas"]["SuccessStatus"];
            /** @description One entry per guest. */
            data: components["schemas"]["Guest"][];
            /**
             * @description Number of entries. The service does not say whether of this answer; our server always gives all, so that it is the number of entries in `data` (D51). A larger number would be the only sign that the list was cut: compare the two.
             * @example 2
             */
            total_count: number;
        };
        /**
         * @description One guest in one room, `<reservation_id>:<customer_id>`. Read it from `listInHouseGuests` and send it in a posting: the service finds the folio from it. Our server has one folio for each of these keys, not one for each reservation (D47).
         * @example 41749:25238942
         */
        GuestKey: string;
        /** @description One guest in one room. A room with two guests is listed twice: compare the name before you charge. */
        InHouseGuest: {
            /**
             * @description Id of the room.
             * @example 18302
             */
            room_id: number;
            /**
             * @description Number or name of the room.
             * @example 102
             */
            room_name: string;
            reservation_id_customer_id: components["schemas"]["GuestKey"];
            /**
             * @description Name of the guest.
             * @example John Doe
             */
            customer_name: string;
        };
        /** @description Who can be charged right now. */
        InHouseGuestList: {
            status: components["schemas"]["SuccessStatus"];
            /** @description One entry per guest and room. This list has no `total_count`. */
            data: components["schemas"]["InHouseGuest"][];
        };
        /**
         * @description Kind of an account or department. The service shows `extras`, `f-b` and `other_payments`, and `other` in a sample; there may be more: read any text (D60). Department and account of a posted item must have the same.
         * @example f-b
         */
        TypeCode: "extras" | "f-b" | "other_payments" | "other" | (string & {});
        /**
         * @description `expense` or `payment`. On our server that of an account decides one thing: a refund on a `payment` account adds to what the guest owes, and on an `expense` account takes off (D48).
         * @example expense
         * @enum {string}
         */
        AccountType: "expense" | "payment";
        /** @description An account that postings are booked to, such as food and beverage, or cash. */
        RevenueAccount: {
            /**
             * @description Id of the account.
             * @example 62
             */
            id: number;
            /**
             * @description Name of the account.
             * @example F&B
             */
            name: string;
            type_code: components["schemas"]["TypeCode"];
            /** @description Send it as `revenue_account_id` of a posting, with a department of the same `type_code`. */
            api_code: components["schemas"]["ApiCode"];
            type: components["schemas"]["AccountType"];
            /** @description Tax rates of the account as decimals. There may be several. */
            tax_amounts: components["schemas"]["DecimalText"][];
        };
        /** @description The property's revenue accounts. */
        RevenueAccountList: {
            status: components["schemas"]["SuccessStatus"];
            /** @description One entry per account. */
            data: components["schemas"]["RevenueAccount"][];
            /**
             * @description Number of entries. The service does not say whether of this answer; our server always gives all, so that it is the number of entries in `data` (D51). A larger number would be the only sign that the list was cut: compare the two.
             * @example 4
             */
            total_count: number;
        };
        /** @description A product that can be posted. It brings its own sales department and revenue account, so an item that names a product needs neither. */
        Extra: {
            /**
             * @description Id of the category.
             * @example 1446
             */
            category_id: number;
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
            /**
             * @description Id of the department that sells it.
             * @example 36
             */
            sales_department_id: number;
            /**
             * @description Id of the account that it is booked to.
             * @example 61
             */
            revenue_account_id: number;
            /**
             * @description Name of the category.
             * @example Restaurant
             */
            category_name: string;
            /** @description Price of one unit, in the `currency` of the list. The service does not say whether the tax is in it, and our server works out nothing with it (D54). */
            unit_price: components["schemas"]["DecimalText"];
            /** @description Send it as `product_id` of a posting. */
            api_code: components["schemas"]["ApiCode"];
            /**
             * @description Id of the product.
             * @example 692
             */
            extra_id: number;
        };
        /** @description Wraps one product. The wrapper has this one key. */
        ExtraEntry: {
            option_value: components["schemas"]["Extra"];
        };
        /** @description The property's products. */
        ExtraList: {
            status: components["schemas"]["SuccessStatus"];
            /** @description One entry per product, each inside `option_value`. */
            data: components["schemas"]["ExtraEntry"][];
            /** @description Base currency of all extras; every `unit_price` is in it. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Number of entries. The service does not say whether of this answer; our server always gives all, so that it is the number of entries in `data` (D51). A larger number would be the only sign that the list was cut: compare the two.
             * @example 2
             */
            total_count: number;
        };
        /** @description A department that sells, such as the restaurant or the bar. */
        SalesDepartment: {
            /**
             * @description Id of the department.
             * @example 37
             */
            id: number;
            /**
             * @description Name of the department.
             * @example F&B
             */
            name: string;
            type_code: components["schemas"]["TypeCode"];
            /** @description Send it as `department_id` of a posting, with a revenue account of the same `type_code`. */
            api_code: components["schemas"]["ApiCode"];
            /** @description `expense` or `payment`. On our server the type of a department decides nothing (D48). */
            type: components["schemas"]["AccountType"];
        };
        /** @description The property's sales departments. */
        SalesDepartmentList: {
            status: components["schemas"]["SuccessStatus"];
            /** @description One entry per department. */
            data: components["schemas"]["SalesDepartment"][];
            /**
             * @description Number of entries. The service does not say whether of this answer; our server always gives all, so that it is the number of entries in `data` (D51). A larger number would be the only sign that the list was cut: compare the two.
             * @example 5
             */
            total_count: number;
        };
        /**
         * @description A weekday number: Sunday is 0, Saturday is 6. Our server reads it as a number or as text (D5).
         * @example 5
         */
        WeekdayInput: components["schemas"]["Weekday"] | string;
    };
    responses: {
        /** @description The property's rooms and rates. */
        RoomList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RoomList"];
            };
        };
        /** @description The query string or the body cannot be read, or address and headers are too long (D32), or the header Host names no host that our server answers to, or a web page of another machine wants to change a demo. Our server has applied nothing. Correct the encoding, or the address that you call: the same request is refused each time. */
        UnreadableRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Token or hotel id is missing or wrong, or they do not belong together. Our server gives the same answer in all three cases, so that nobody can find out which hotels exist. Check both: the same request is refused each time. */
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
        /** @description The query has a parameter that the operation does not have. Our server has done nothing. Correct its name, or take it out. A query with more than 500 parameters is a 422, too (D32). */
        UnknownParameter: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The property's quota is used up. Our server has done nothing. Wait for as long as Retry-After says, never less, and send the request again. Before an `availability` above 0, list and save what has changed until nothing is new, by the steps in the introduction, and send what is left to sell (D12). */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The service failed, and nobody knows whether a change was applied. Send prices, restrictions and closings again as you want them now, with what a later update has set (D16). Before an `availability` above 0, list and save what has changed until nothing is new, by the steps in the introduction, and send what is left to sell (D12). Send a posting again, with the same `transaction_id`, only to a service that posts an id once, as our server does, and does not cancel by it (D25). Lists may be read again; of reservations a page may count as delivered, so look with `undelivered=false` (D19). */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The service is starting, stopping, overloaded, or without its disk or database. Wait for as long as Retry-After says. Our server has applied nothing, unless its message says that this is unknown, because it lost its database during a commit; and a proxy in front of a service may answer 503 too. So go on as after a timeout. Send prices, restrictions and closings again as you want them now, with what a later update has set (D16). Before an `availability` above 0, list and save what has changed until nothing is new, by the steps in the introduction, and send what is left to sell (D12). Send a posting again, with the same `transaction_id`, only to a service that posts an id once, as our server does, and does not cancel by it (D25). Lists may be read again; of reservations a page may count as delivered, so look with `undelivered=false` (D19). */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The update was accepted in full (`ok`) or not in full (`try_again`). The transaction is where our server shows what it refused, as `failed` entries (D13); another service may not. On our server, a `try_again` whose transaction has no entries after some minutes had a temporary reason (D12). */
        RangeUpdateResult: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RangeUpdateResult"];
            };
        };
        /** @description The body is larger than 2 MB. Our server has applied nothing. Split an update. Before an `availability` above 0, list and save what has changed until nothing is new, by the steps in the introduction, and send what is left to sell (D12). Split a bill into invoices with a `transaction_id` and an `invoice_number` of their own (D25, D30). Of another service, know first that a refused invoice is not on the folio in part (D27). */
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The operation does not take a body of this content type. Our server has applied nothing. It reads a body without `content-type` as what the operation takes. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The merged fields make no acceptable update, and our server has applied nothing: a value is wrong by itself, a field does not exist, is missing or cannot be set by `rate_code` alone, two contradict each other, the range is too long, or the update could change nothing (D13). Correct the places in `errors`, and send the update again. Before an `availability` above 0, list and save what has changed until nothing is new, by the steps in the introduction, and send what is left to sell (D12). The service says that an update which is not fully accepted answers `try_again`, with a transaction id; it does not show its answer to a faulty request. This one has no transaction id (D13). */
        InvalidRangeUpdate: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The update was accepted in full (`ok`), or not in full (`try_again`). `errors` names refused dates; on our server it is empty where the reason is temporary (D12). */
        DailyUpdateResult: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DailyUpdateResult"];
            };
        };
        /** @description The request is not acceptable as a whole, and our server has applied nothing: an entry that is no object or list, an empty list, a room without a code, a code that is no text, an entry without a calendar date, more than 90 dates in one entry, a target twice, a field that a room does not have, or more than the bounds. Correct the places in `errors`, and send the request again. Before an `availability` above 0, list and save what has changed until nothing is new, by the steps in the introduction, and send what is left to sell (D12). A wrong value in a date does not refuse the request: our server answers 200 with `try_again`, and refuses that date (D37). The service says that an update which is not fully accepted answers `try_again`, with a transaction id; it does not show its answer to a faulty request. This one has no transaction id (D37). */
        InvalidDailyUpdate: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description What became of the update on each channel so far. */
        TransactionDetails: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TransactionDetails"];
            };
        };
        /** @description The property has no such transaction, or it is more than 90 days old: our server keeps none for longer (D17). */
        TransactionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The transaction id is missing, empty or longer than 128 characters, or the query has a parameter that the operation does not have, or more than 500 of them. Send the id that the update answered with, and nothing else. */
        InvalidTransactionQuery: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description All channels. */
        ChannelList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChannelList"];
            };
        };
        /** @description The connected channels with their counters. */
        ConnectedChannelList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConnectedChannelList"];
            };
        };
        /** @description One page of reservations. */
        ReservationPage: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Replay-Window": components["headers"]["ReplayWindow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReservationPage"];
            };
        };
        /** @description A filter is not acceptable or does not exist. Our server has delivered nothing. Correct the places in `errors`, and ask again. */
        InvalidReservationQuery: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The invoice is on the folio: on our server once (D25). The service does not show this answer; its shape is ours. */
        PostingResult: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostingResult"];
            };
        };
        /** @description No guest has this key, and our server has posted nothing (D27). Read the in-house guests again: the guest may have another key by now. Of another service, know first that a refused invoice is not on the folio in part (D27). */
        GuestNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The transaction id was used before, on our server with other contents, perhaps by this same invoice; or the guest's folio is closed. `code` says which. Our server has posted nothing of this request; an earlier attempt with the same id may be on the folio (D25). Give a new invoice an id of its own. If you have sent this one already, look at the folio first. Otherwise settle the bill of a guest who has left in another way. */
        PostingConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The invoice is not acceptable, and our server has posted nothing of this request; an earlier attempt with the same id may be on the folio (D25). A field is missing or has a wrong value, a field does not exist, a list or a text is too long, an item has neither a product nor both accounts, its accounts cannot be found or do not go together, or its exchange rate is missing or not wanted. Correct the places in `errors`. Our server then takes the invoice with the same `transaction_id`. Of another service, know first that a refused invoice is not on the folio in part (D27). */
        InvalidPosting: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The in-house guests. */
        GuestList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GuestList"];
            };
        };
        /** @description The guests who can be charged. */
        InHouseGuestList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InHouseGuestList"];
            };
        };
        /** @description The revenue accounts. */
        RevenueAccountList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RevenueAccountList"];
            };
        };
        /** @description The products. */
        ExtraList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ExtraList"];
            };
        };
        /** @description The sales departments. */
        SalesDepartmentList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SalesDepartmentList"];
            };
        };
    };
    parameters: {
        /**
         * @description Samples of the service send `no-cache`. The service says that no other header is required, and not whether this one is. Our server ignores it (D31).
         * @example no-cache
         */
        CacheControl: string;
        /**
         * @description Your own id for the request, 1 to 128 visible ASCII characters. On our server it comes back in the answer and is in the log. It replaces any other id by one of its own, and also an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words. For the list of reservations, the same parameters with the same id get the same page again, for as long as `Replay-Window` of the answer says: give each poll an id of its own, because one that never changes hides what is new for ten minutes (D33).
         * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
         */
        RequestId: string;
        /**
         * @description Group to update. Only the room type and its master rate are updated. The service lists it as required; our server needs one of `inv_code` and `rate_code`, in the query or in the form (D3). It takes the rate whose `rate_code` equals the `inv_code` for the master rate (D14).
         * @example HR:1
         */
        RangeInvCode: components["schemas"]["InvCode"];
        /**
         * @description Rate to update: its price, where `price_update` is true. Ignored when `inv_code` is there too. The service requires both in one place and does not take `rate_code` alone in another; on our server one of the two is enough, and `rate_code` alone takes `price` alone (D3).
         * @example NR:HR:1
         */
        RangeRateCode: string;
        /**
         * @description Seen in one sample of the service, in place of `inv_code`; what it means is not shown. Our server reads it as `inv_code`, and refuses it beside another one (D2). Send `inv_code`.
         * @example HR:1
         */
        RangeRoomCode: components["schemas"]["InvCode"];
        /**
         * @description First date of the range. Our server includes it (D52). Required; our server takes it from the query or the form (D3). It refuses dates before the property's today (D15).
         * @example 2026-12-01
         */
        RangeStartDate: components["schemas"]["CalendarDate"];
        /**
         * @description Last date of the range. Our server includes it (D52). Another service may leave it out: send one range, and look at its last date in the hotel's calendar or on a channel (D52). Required; our server takes it from the query or the form (D3). It refuses an `end_date` before `start_date` (D13), and a range of more than 1,000 days (D29).
         * @example 2026-12-31
         */
        RangeEndDate: components["schemas"]["CalendarDate"];
        /**
         * @description Availability. On our server it is the rooms left to sell after all bookings (D23). Before one above 0, list and save what was booked, by the steps in the introduction (D12). Leave it out to keep the present value.
         * @example 12
         */
        RangeAvailability: components["schemas"]["Availability"];
        /**
         * @description Price. On our server it is that of the room for one night (D53). Leave it out to keep the present value.
         * @example 119.90
         */
        RangePrice: components["schemas"]["PriceText"];
        /**
         * @description Minimum stay. Leave it out to keep the present value. Our server sets it in nights (D5), for the master rate alone (D14). The service does not say which stays it holds for, those that begin on a date or all that include it: our server leaves that to the channel (D55).
         * @example 2
         */
        RangeMinStay: components["schemas"]["MinStay"];
        /**
         * @description Stop sale, `1` or `0`. Leave it out to keep the present value. Our server sets it for the master rate alone (D14).
         * @example 0
         */
        RangeStopSale: components["schemas"]["FlagText"];
        /**
         * @description Closed to arrival, `1` or `0`. Leave it out to keep the present value. Our server sets it for the master rate alone (D14).
         * @example 1
         */
        RangeCta: components["schemas"]["FlagText"];
        /**
         * @description Closed to departure, `1` or `0`. Leave it out to keep the present value. Our server sets it for the master rate alone (D14).
         * @example 0
         */
        RangeCtd: components["schemas"]["FlagText"];
        /**
         * @description Weekdays inside the range that the update applies to, Sunday 0 to Saturday 6; all seven when left out. The service calls the parameter `days` and does not show how a list is written: send `days[]=5&days[]=6`. Another service may read another spelling, and set all seven weekdays: send one range, and look at a date that should have kept its value (D4). Our server also reads `days=5&days=6`, `days=5,6`, `days[0]=5&days[1]=6` and a JSON array (D4, D36). It takes 1 to 7 entries (D32).
         * @example [
         *       5,
         *       6
         *     ]
         */
        RangeDays: components["schemas"]["Weekday"][];
        /**
         * @description Channels that the update goes to; all connected channels of the room when left out. The service calls the parameter `channel_codes` and does not show how a list is written: send `channel_codes[]=online&channel_codes[]=bookingcom`. Another service may read another spelling, and set all channels: send one range, and look at a channel that you left out (D4). Our server also reads it without the brackets, and in the other spellings of `days[]` (D4, D36). It takes 1 to 100 codes (D32). On our server these channels keep the value until one for all channels comes, and an `availability` is a number of each channel alone, which it sells even beyond that of the group (D58).
         * @example [
         *       "online",
         *       "bookingcom"
         *     ]
         */
        RangeChannelCodes: components["schemas"]["ChannelCode"][];
        /**
         * @description The id that a calendar update answered with.
         * @example 883770514
         */
        TransactionIdQuery: components["schemas"]["TransactionId"];
        /**
         * @description Only reservations created after this date: at most 30 days back, and 10 days back when left out. Our server refuses an older date (D21), and includes the day itself (D40). It counts by creation, whatever happened to the reservation since. Our server goes by `completed_at`, when it received the booking, and not by when the guest made it (D21). So without `from_date` and `from_last_update_date` our server lists no booking that it received more than 10 days ago: not when it changes, not when it is canceled, and not when it was never delivered (D21). After a pause of more than 10 days, set `from_date`. To find late changes, sweep with `undelivered=false` and `from_last_update_date`: on our server that finds bookings of every age (D40); another service may apply the default of `from_date`.
         * @example 2026-11-10
         */
        FromDate: components["schemas"]["CalendarDate"];
        /**
         * @description Only reservations updated after this date. Another service may leave out the day itself: ask from two days earlier than you need (D40). Our server includes it, takes any date, and without `from_date` it looks at reservations of every age (D40). Another service may apply the default of `from_date`, and may refuse an older date or begin 30 days back without saying so (D40). Send it with `undelivered=false` to find what was lost between an answer and your saving it, and before each `availability` above 0, by the steps in the introduction (D12).
         * @example 2026-11-18
         */
        FromLastUpdateDate: components["schemas"]["CalendarDate"];
        /**
         * @description Reservations per page, 10 when left out. The service does not say how many it gives at most. Our server gives 1 to 100 (D21): ask it for 100, because requests are scarcer than bytes.
         * @example 100
         */
        PerPage: number;
        /**
         * @description Page number, 1 when left out. Use it only together with `undelivered=false`. On our server the list of undelivered reservations shrinks as you read it, so that its next page is page 1 again (D19): it refuses a page above 1 without `undelivered=false` (D21), and answers a page beyond the last one with an empty list (D45). With `booked` or `modified`, a list of our server shrinks as you read it in any case, because being read delivers what it shows (D20): ask for page 1 again.
         * @example 1
         */
        Page: number;
        /**
         * @description Returns the one reservation with this number, the code of the service or of the channel. The service does not say what the other filters do then. On our server they are checked as always and do not limit the look-up (D44), and it delivers nothing (D19). Send `undelivered=false` with it: another service may give only what is undelivered. Up to 128 characters (D32).
         * @example R754208185
         */
        ReservationNumber: string;
        /**
         * @description Only reservations that were not delivered yet, which is the default. The service does not say what delivers one; on our server, receiving the whole answer does, for your token alone (D19). Set it to `false` to see them all, and for every page above 1, but see `page` for lists by `booked` or `modified`. It does not widen `from_date` on our server (D21): to list what stays undelivered for more than 10 days, send an older `from_date`, or `from_last_update_date`, which finds bookings of every age there (D40).
         * @example true
         */
        Undelivered: components["schemas"]["FilterFlag"];
        /**
         * @description When true, only modified reservations. On our server these are the ones that were delivered to your token and have changed since (D20). With `booked` as well, our server gives both kinds (D43).
         * @example false
         */
        Modified: components["schemas"]["FilterFlag"];
        /**
         * @description When true, only new reservations. On our server these are the ones that were never delivered to your token (D20). With `modified` as well, our server gives both kinds (D43).
         * @example false
         */
        Booked: components["schemas"]["FilterFlag"];
    };
    requestBodies: {
        /** @description The fields as a form, in place of the query string or beside it. The service shows no JSON body: our server refuses one with 415 (D9). It does not say how a form is written: our server takes `application/x-www-form-urlencoded` alone (D3), and reads a body without `content-type` as one (D31). */
        RangeUpdateForm: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RangeUpdateFields"];
            };
        };
        /** @description Rooms with their dates and values, as JSON. The service lists the header `content-type: application/json`: send it. Our server reads a body without one as JSON too (D31). */
        DailyUpdate: {
            content: {
                "application/json": components["schemas"]["DailyUpdate"];
            };
        };
        /** @description The invoice, as JSON. Our server reads a body without `content-type` as JSON too (D31). */
        Posting: {
            content: {
                "application/json": components["schemas"]["Posting"];
            };
        };
    };
    headers: {
        /** @description Id of this request: yours, when you sent one that can be kept; otherwise our server makes one. It replaces an id that holds a token. Log it. */
        RequestId: string;
        /** @description Keep answers out of caches. Our server sends this header with each of them. */
        NoStore: "no-store";
        /** @description Requests that the property has per window. Of the two windows, the minute's and the day's, it tells of the one with fewer requests left; where both have as many, of the one that ends later (D11). Sent only while the quota is switched on. */
        RateLimitLimit: number;
        /** @description Requests that are left in the present window. Of the two windows, the minute's and the day's, it tells of the one with fewer requests left; where both have as many, of the one that ends later (D11). Sent only while the quota is switched on. */
        RateLimitRemaining: number;
        /** @description Seconds until the present window ends. Of the two windows, the minute's and the day's, it tells of the one with fewer requests left; where both have as many, of the one that ends later (D11). Sent only while the quota is switched on. */
        RateLimitReset: number;
        /** @description The methods that the path has. */
        Allow: string;
        /** @description Seconds to wait before the next request. Do not come back sooner. */
        RetryAfter: number;
        /** @description For this many seconds from now, the same parameters with the same `X-Request-Id` get this page again: spelt the same, in any order. It ends sooner when another list that delivers is asked for with that id, or when your token has got 100 later pages with ids of their own. Sent when you gave an id of your own and the page delivers something. Without this header the page does not come again: where it may have held something, look with `undelivered=false`. */
        ReplayWindow: number;
        /** @description `true` when the invoice had been posted before and this is that answer again. On our server the invoice is on the folio once. */
        IdempotentReplayed: "true";
    };
    pathItems: never;
}
export type RangeUpdate = components['schemas']['RangeUpdate'];
export type RateCode = components['schemas']['RateCode'];
export type InvCode = components['schemas']['InvCode'];
export type ChannelCode = components['schemas']['ChannelCode'];
export type Room = components['schemas']['Room'];
export type RoomList = components['schemas']['RoomList'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type ErrorPlace = components['schemas']['ErrorPlace'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type CalendarDate = components['schemas']['CalendarDate'];
export type Availability = components['schemas']['Availability'];
export type PriceText = components['schemas']['PriceText'];
export type MinStay = components['schemas']['MinStay'];
export type FlagText = components['schemas']['FlagText'];
export type Weekday = components['schemas']['Weekday'];
export type RangeUpdateFields = components['schemas']['RangeUpdateFields'];
export type CalendarUpdateStatus = components['schemas']['CalendarUpdateStatus'];
export type TransactionId = components['schemas']['TransactionId'];
export type RangeUpdateResult = components['schemas']['RangeUpdateResult'];
export type AvailabilityInput = components['schemas']['AvailabilityInput'];
export type PriceInput = components['schemas']['PriceInput'];
export type MinStayInput = components['schemas']['MinStayInput'];
export type FlagInput = components['schemas']['FlagInput'];
export type DailyDateUpdate = components['schemas']['DailyDateUpdate'];
export type DailyRoomUpdate = components['schemas']['DailyRoomUpdate'];
export type DailyUpdate = components['schemas']['DailyUpdate'];
export type DailyUpdateRejections = components['schemas']['DailyUpdateRejections'];
export type DailyUpdateResult = components['schemas']['DailyUpdateResult'];
export type TransactionCounts = components['schemas']['TransactionCounts'];
export type TransactionState = components['schemas']['TransactionState'];
export type Timestamp = components['schemas']['Timestamp'];
export type TransactionDetail = components['schemas']['TransactionDetail'];
export type Transaction = components['schemas']['Transaction'];
export type TransactionDetails = components['schemas']['TransactionDetails'];
export type Channel = components['schemas']['Channel'];
export type ChannelList = components['schemas']['ChannelList'];
export type ConnectedChannel = components['schemas']['ConnectedChannel'];
export type ConnectedChannelList = components['schemas']['ConnectedChannelList'];
export type FilterFlag = components['schemas']['FilterFlag'];
export type ReservationState = components['schemas']['ReservationState'];
export type Money = components['schemas']['Money'];
export type CurrencyCode = components['schemas']['CurrencyCode'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type GuestAddress = components['schemas']['GuestAddress'];
export type DecimalText = components['schemas']['DecimalText'];
export type DailyPrice = components['schemas']['DailyPrice'];
export type ReservationExtra = components['schemas']['ReservationExtra'];
export type ReservationRoom = components['schemas']['ReservationRoom'];
export type Reservation = components['schemas']['Reservation'];
export type ReservationPage = components['schemas']['ReservationPage'];
export type GuestToCharge = components['schemas']['GuestToCharge'];
export type PostType = components['schemas']['PostType'];
export type LedgerId = components['schemas']['LedgerId'];
export type PostingItem = components['schemas']['PostingItem'];
export type Posting = components['schemas']['Posting'];
export type SuccessStatus = components['schemas']['SuccessStatus'];
export type ApiCode = components['schemas']['ApiCode'];
export type MappingKind = components['schemas']['MappingKind'];
export type PostingResultItem = components['schemas']['PostingResultItem'];
export type PostingResult = components['schemas']['PostingResult'];
export type Guest = components['schemas']['Guest'];
export type GuestList = components['schemas']['GuestList'];
export type GuestKey = components['schemas']['GuestKey'];
export type InHouseGuest = components['schemas']['InHouseGuest'];
export type InHouseGuestList = components['schemas']['InHouseGuestList'];
export type TypeCode = components['schemas']['TypeCode'];
export type AccountType = components['schemas']['AccountType'];
export type RevenueAccount = components['schemas']['RevenueAccount'];
export type RevenueAccountList = components['schemas']['RevenueAccountList'];
export type Extra = components['schemas']['Extra'];
export type ExtraEntry = components['schemas']['ExtraEntry'];
export type ExtraList = components['schemas']['ExtraList'];
export type SalesDepartment = components['schemas']['SalesDepartment'];
export type SalesDepartmentList = components['schemas']['SalesDepartmentList'];
export type WeekdayInput = components['schemas']['WeekdayInput'];
export type $defs = Record<string, never>;
export interface operations {
    listRooms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Samples of the service send `no-cache`. The service says that no other header is required, and not whether this one is. Our server ignores it (D31).
                 * @example no-cache
                 */
                "cache-control"?: components["parameters"]["CacheControl"];
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. On our server it comes back in the answer and is in the log. It replaces any other id by one of its own, and also an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words. For the list of reservations, the same parameters with the same id get the same page again, for as long as `Replay-Window` of the answer says: give each poll an id of its own, because one that never changes hides what is new for ten minutes (D33).
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RoomList"];
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["UnknownParameter"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRoomRange: {
        parameters: {
            query?: {
                /**
                 * @description Group to update. Only the room type and its master rate are updated. The service lists it as required; our server needs one of `inv_code` and `rate_code`, in the query or in the form (D3). It takes the rate whose `rate_code` equals the `inv_code` for the master rate (D14).
                 * @example HR:1
                 */
                inv_code?: components["parameters"]["RangeInvCode"];
                /**
                 * @description Rate to update: its price, where `price_update` is true. Ignored when `inv_code` is there too. The service requires both in one place and does not take `rate_code` alone in another; on our server one of the two is enough, and `rate_code` alone takes `price` alone (D3).
                 * @example NR:HR:1
                 */
                rate_code?: components["parameters"]["RangeRateCode"];
                /**
                 * @description Seen in one sample of the service, in place of `inv_code`; what it means is not shown. Our server reads it as `inv_code`, and refuses it beside another one (D2). Send `inv_code`.
                 * @example HR:1
                 */
                room_code?: components["parameters"]["RangeRoomCode"];
                /**
                 * @description First date of the range. Our server includes it (D52). Required; our server takes it from the query or the form (D3). It refuses dates before the property's today (D15).
                 * @example 2026-12-01
                 */
                start_date?: components["parameters"]["RangeStartDate"];
                /**
                 * @description Last date of the range. Our server includes it (D52). Another service may leave it out: send one range, and look at its last date in the hotel's calendar or on a channel (D52). Required; our server takes it from the query or the form (D3). It refuses an `end_date` before `start_date` (D13), and a range of more than 1,000 days (D29).
                 * @example 2026-12-31
                 */
                end_date?: components["parameters"]["RangeEndDate"];
                /**
                 * @description Availability. On our server it is the rooms left to sell after all bookings (D23). Before one above 0, list and save what was booked, by the steps in the introduction (D12). Leave it out to keep the present value.
                 * @example 12
                 */
                availability?: components["parameters"]["RangeAvailability"];
                /**
                 * @description Price. On our server it is that of the room for one night (D53). Leave it out to keep the present value.
                 * @example 119.90
                 */
                price?: components["parameters"]["RangePrice"];
                /**
                 * @description Minimum stay. Leave it out to keep the present value. Our server sets it in nights (D5), for the master rate alone (D14). The service does not say which stays it holds for, those that begin on a date or all that include it: our server leaves that to the channel (D55).
                 * @example 2
                 */
                min_stay?: components["parameters"]["RangeMinStay"];
                /**
                 * @description Stop sale, `1` or `0`. Leave it out to keep the present value. Our server sets it for the master rate alone (D14).
                 * @example 0
                 */
                stop_sale?: components["parameters"]["RangeStopSale"];
                /**
                 * @description Closed to arrival, `1` or `0`. Leave it out to keep the present value. Our server sets it for the master rate alone (D14).
                 * @example 1
                 */
                cta?: components["parameters"]["RangeCta"];
                /**
                 * @description Closed to departure, `1` or `0`. Leave it out to keep the present value. Our server sets it for the master rate alone (D14).
                 * @example 0
                 */
                ctd?: components["parameters"]["RangeCtd"];
                /**
                 * @description Weekdays inside the range that the update applies to, Sunday 0 to Saturday 6; all seven when left out. The service calls the parameter `days` and does not show how a list is written: send `days[]=5&days[]=6`. Another service may read another spelling, and set all seven weekdays: send one range, and look at a date that should have kept its value (D4). Our server also reads `days=5&days=6`, `days=5,6`, `days[0]=5&days[1]=6` and a JSON array (D4, D36). It takes 1 to 7 entries (D32).
                 * @example [
                 *       5,
                 *       6
                 *     ]
                 */
                "days[]"?: components["parameters"]["RangeDays"];
                /**
                 * @description Channels that the update goes to; all connected channels of the room when left out. The service calls the parameter `channel_codes` and does not show how a list is written: send `channel_codes[]=online&channel_codes[]=bookingcom`. Another service may read another spelling, and set all channels: send one range, and look at a channel that you left out (D4). Our server also reads it without the brackets, and in the other spellings of `days[]` (D4, D36). It takes 1 to 100 codes (D32). On our server these channels keep the value until one for all channels comes, and an `availability` is a number of each channel alone, which it sells even beyond that of the group (D58).
                 * @example [
                 *       "online",
                 *       "bookingcom"
                 *     ]
                 */
                "channel_codes[]"?: components["parameters"]["RangeChannelCodes"];
            };
            header?: {
                /**
                 * @description Samples of the service send `no-cache`. The service says that no other header is required, and not whether this one is. Our server ignores it (D31).
                 * @example no-cache
                 */
                "cache-control"?: components["parameters"]["CacheControl"];
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. On our server it comes back in the answer and is in the log. It replaces any other id by one of its own, and also an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words. For the list of reservations, the same parameters with the same id get the same page again, for as long as `Replay-Window` of the answer says: give each poll an id of its own, because one that never changes hides what is new for ten minutes (D33).
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RangeUpdateForm"];
        responses: {
            200: components["responses"]["RangeUpdateResult"];
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRangeUpdate"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRoomRangeV1: {
        parameters: {
            query?: {
                /**
                 * @description Group to update. Only the room type and its master rate are updated. The service lists it as required; our server needs one of `inv_code` and `rate_code`, in the query or in the form (D3). It takes the rate whose `rate_code` equals the `inv_code` for the master rate (D14).
                 * @example HR:1
                 */
                inv_code?: components["parameters"]["RangeInvCode"];
                /**
                 * @description Rate to update: its price, where `price_update` is true. Ignored when `inv_code` is there too. The service requires both in one place and does not take `rate_code` alone in another; on our server one of the two is enough, and `rate_code` alone takes `price` alone (D3).
                 * @example NR:HR:1
                 */
                rate_code?: components["parameters"]["RangeRateCode"];
                /**
                 * @description Seen in one sample of the service, in place of `inv_code`; what it means is not shown. Our server reads it as `inv_code`, and refuses it beside another one (D2). Send `inv_code`.
                 * @example HR:1
                 */
                room_code?: components["parameters"]["RangeRoomCode"];
                /**
                 * @description First date of the range. Our server includes it (D52). Required; our server takes it from the query or the form (D3). It refuses dates before the property's today (D15).
                 * @example 2026-12-01
                 */
                start_date?: components["parameters"]["RangeStartDate"];
                /**
                 * @description Last date of the range. Our server includes it (D52). Another service may leave it out: send one range, and look at its last date in the hotel's calendar or on a channel (D52). Required; our server takes it from the query or the form (D3). It refuses an `end_date` before `start_date` (D13), and a range of more than 1,000 days (D29).
                 * @example 2026-12-31
                 */
                end_date?: components["parameters"]["RangeEndDate"];
                /**
                 * @description Availability. On our server it is the rooms left to sell after all bookings (D23). Before one above 0, list and save what was booked, by the steps in the introduction (D12). Leave it out to keep the present value.
                 * @example 12
                 */
                availability?: components["parameters"]["RangeAvailability"];
                /**
                 * @description Price. On our server it is that of the room for one night (D53). Leave it out to keep the present value.
                 * @example 119.90
                 */
                price?: components["parameters"]["RangePrice"];
                /**
                 * @description Minimum stay. Leave it out to keep the present value. Our server sets it in nights (D5), for the master rate alone (D14). The service does not say which stays it holds for, those that begin on a date or all that include it: our server leaves that to the channel (D55).
                 * @example 2
                 */
                min_stay?: components["parameters"]["RangeMinStay"];
                /**
                 * @description Stop sale, `1` or `0`. Leave it out to keep the present value. Our server sets it for the master rate alone (D14).
                 * @example 0
                 */
                stop_sale?: components["parameters"]["RangeStopSale"];
                /**
                 * @description Closed to arrival, `1` or `0`. Leave it out to keep the present value. Our server sets it for the master rate alone (D14).
                 * @example 1
                 */
                cta?: components["parameters"]["RangeCta"];
                /**
                 * @description Closed to departure, `1` or `0`. Leave it out to keep the present value. Our server sets it for the master rate alone (D14).
                 * @example 0
                 */
                ctd?: components["parameters"]["RangeCtd"];
                /**
                 * @description Weekdays inside the range that the update applies to, Sunday 0 to Saturday 6; all seven when left out. The service calls the parameter `days` and does not show how a list is written: send `days[]=5&days[]=6`. Another service may read another spelling, and set all seven weekdays: send one range, and look at a date that should have kept its value (D4). Our server also reads `days=5&days=6`, `days=5,6`, `days[0]=5&days[1]=6` and a JSON array (D4, D36). It takes 1 to 7 entries (D32).
                 * @example [
                 *       5,
                 *       6
                 *     ]
                 */
                "days[]"?: components["parameters"]["RangeDays"];
                /**
                 * @description Channels that the update goes to; all connected channels of the room when left out. The service calls the parameter `channel_codes` and does not show how a list is written: send `channel_codes[]=online&channel_codes[]=bookingcom`. Another service may read another spelling, and set all channels: send one range, and look at a channel that you left out (D4). Our server also reads it without the brackets, and in the other spellings of `days[]` (D4, D36). It takes 1 to 100 codes (D32). On our server these channels keep the value until one for all channels comes, and an `availability` is a number of each channel alone, which it sells even beyond that of the group (D58).
                 * @example [
                 *       "online",
                 *       "bookingcom"
                 *     ]
                 */
                "channel_codes[]"?: components["parameters"]["RangeChannelCodes"];
            };
            header?: {
                /**
                 * @description Samples of the service send `no-cache`. The service says that no other header is required, and not whether this one is. Our server ignores it (D31).
                 * @example no-cache
                 */
                "cache-control"?: components["parameters"]["CacheControl"];
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. On our server it comes back in the answer and is in the log. It replaces any other id by one of its own, and also an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words. For the list of reservations, the same parameters with the same id get the same page again, for as long as `Replay-Window` of the answer says: give each poll an id of its own, because one that never changes hides what is new for ten minutes (D33).
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RangeUpdateForm"];
        responses: {
            200: components["responses"]["RangeUpdateResult"];
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRangeUpdate"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRoomsDaily: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Samples of the service send `no-cache`. The service says that no other header is required, and not whether this one is. Our server ignores it (D31).
                 * @example no-cache
                 */
                "cache-control"?: components["parameters"]["CacheControl"];
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. On our server it comes back in the answer and is in the log. It replaces any other id by one of its own, and also an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words. For the list of reservations, the same parameters with the same id get the same page again, for as long as `Replay-Window` of the answer says: give each poll an id of its own, because one that never changes hides what is new for ten minutes (D33).
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DailyUpdate"];
        responses: {
            200: components["responses"]["DailyUpdateResult"];
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidDailyUpdate"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTransactionDetails: {
        parameters: {
            query: {
                /**
                 * @description The id that a calendar update answered with.
                 * @example 883770514
                 */
                transaction_id: components["parameters"]["TransactionIdQuery"];
            };
            header?: {
                /**
                 * @description Samples of the service send `no-cache`. The service says that no other header is required, and not whether this one is. Our server ignores it (D31).
                 * @example no-cache
                 */
                "cache-control"?: components["parameters"]["CacheControl"];
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. On our server it comes back in the answer and is in the log. It replaces any other id by one of its own, and also an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words. For the list of reservations, the same parameters with the same id get the same page again, for as long as `Replay-Window` of the answer says: give each poll an id of its own, because one that never changes hides what is new for ten minutes (D33).
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TransactionDetails"];
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["TransactionNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidTransactionQuery"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTransactionDetailsV1: {
        parameters: {
            query: {
                /**
                 * @description The id that a calendar update answered with.
                 * @example 883770514
                 */
                transaction_id: components["parameters"]["TransactionIdQuery"];
            };
            header?: {
                /**
                 * @description Samples of the service send `no-cache`. The service says that no other header is required, and not whether this one is. Our server ignores it (D31).
                 * @example no-cache
                 */
                "cache-control"?: components["parameters"]["CacheControl"];
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. On our server it comes back in the answer and is in the log. It replaces any other id by one of its own, and also an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words. For the list of reservations, the same parameters with the same id get the same page again, for as long as `Replay-Window` of the answer says: give each poll an id of its own, because one that never changes hides what is new for ten minutes (D33).
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TransactionDetails"];
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["TransactionNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidTransactionQuery"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChannels: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Samples of the service send `no-cache`. The service says that no other header is required, and not whether this one is. Our server ignores it (D31).
                 * @example no-cache
                 */
                "cache-control"?: components["parameters"]["CacheControl"];
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. On our server it comes back in the answer and is in the log. It replaces any other id by one of its own, and also an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words. For the list of reservations, the same parameters with the same id get the same page again, for as long as `Replay-Window` of the answer says: give each poll an id of its own, because one that never changes hides what is new for ten minutes (D33).
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChannelList"];
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["UnknownParameter"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChannelsV1: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Samples of the service send `no-cache`. The service says that no other header is required, and not whether this one is. Our server ignores it (D31).
                 * @example no-cache
                 */
                "cache-control"?: components["parameters"]["CacheControl"];
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. On our server it comes back in the answer and is in the log. It replaces any other id by one of its own, and also an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words. For the list of reservations, the same parameters with the same id get the same page again, for as long as `Replay-Window` of the answer says: give each poll an id of its own, because one that never changes hides what is new for ten minutes (D33).
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChannelList"];
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["UnknownParameter"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConnectedChannels: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Samples of the service send `no-cache`. The service says that no other header is required, and not whether this one is. Our server ignores it (D31).
                 * @example no-cache
                 */
                "cache-control"?: components["parameters"]["CacheControl"];
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. On our server it comes back in the answer and is in the log. It replaces any other id by one of its own, and also an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words. For the list of reservations, the same parameters with the same id get the same page again, for as long as `Replay-Window` of the answer says: give each poll an id of its own, because one that never changes hides what is new for ten minutes (D33).
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ConnectedChannelList"];
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["UnknownParameter"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReservations: {
        parameters: {
            query?: {
                /**
                 * @description Only reservations created after this date: at most 30 days back, and 10 days back when left out. Our server refuses an older date (D21), and includes the day itself (D40). It counts by creation, whatever happened to the reservation since. Our server goes by `completed_at`, when it received the booking, and not by when the guest made it (D21). So without `from_date` and `from_last_update_date` our server lists no booking that it received more than 10 days ago: not when it changes, not when it is canceled, and not when it was never delivered (D21). After a pause of more than 10 days, set `from_date`. To find late changes, sweep with `undelivered=false` and `from_last_update_date`: on our server that finds bookings of every age (D40); another service may apply the default of `from_date`.
                 * @example 2026-11-10
                 */
                from_date?: components["parameters"]["FromDate"];
                /**
                 * @description Only reservations updated after this date. Another service may leave out the day itself: ask from two days earlier than you need (D40). Our server includes it, takes any date, and without `from_date` it looks at reservations of every age (D40). Another service may apply the default of `from_date`, and may refuse an older date or begin 30 days back without saying so (D40). Send it with `undelivered=false` to find what was lost between an answer and your saving it, and before each `availability` above 0, by the steps in the introduction (D12).
                 * @example 2026-11-18
                 */
                from_last_update_date?: components["parameters"]["FromLastUpdateDate"];
                /**
                 * @description Reservations per page, 10 when left out. The service does not say how many it gives at most. Our server gives 1 to 100 (D21): ask it for 100, because requests are scarcer than bytes.
                 * @example 100
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Page number, 1 when left out. Use it only together with `undelivered=false`. On our server the list of undelivered reservations shrinks as you read it, so that its next page is page 1 again (D19): it refuses a page above 1 without `undelivered=false` (D21), and answers a page beyond the last one with an empty list (D45). With `booked` or `modified`, a list of our server shrinks as you read it in any case, because being read delivers what it shows (D20): ask for page 1 again.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Returns the one reservation with this number, the code of the service or of the channel. The service does not say what the other filters do then. On our server they are checked as always and do not limit the look-up (D44), and it delivers nothing (D19). Send `undelivered=false` with it: another service may give only what is undelivered. Up to 128 characters (D32).
                 * @example R754208185
                 */
                reservation_number?: components["parameters"]["ReservationNumber"];
                /**
                 * @description Only reservations that were not delivered yet, which is the default. The service does not say what delivers one; on our server, receiving the whole answer does, for your token alone (D19). Set it to `false` to see them all, and for every page above 1, but see `page` for lists by `booked` or `modified`. It does not widen `from_date` on our server (D21): to list what stays undelivered for more than 10 days, send an older `from_date`, or `from_last_update_date`, which finds bookings of every age there (D40).
                 * @example true
                 */
                undelivered?: components["parameters"]["Undelivered"];
                /**
                 * @description When true, only modified reservations. On our server these are the ones that were delivered to your token and have changed since (D20). With `booked` as well, our server gives both kinds (D43).
                 * @example false
                 */
                modified?: components["parameters"]["Modified"];
                /**
                 * @description When true, only new reservations. On our server these are the ones that were never delivered to your token (D20). With `modified` as well, our server gives both kinds (D43).
                 * @example false
                 */
                booked?: components["parameters"]["Booked"];
            };
            header?: {
                /**
                 * @description Samples of the service send `no-cache`. The service says that no other header is required, and not whether this one is. Our server ignores it (D31).
                 * @example no-cache
                 */
                "cache-control"?: components["parameters"]["CacheControl"];
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. On our server it comes back in the answer and is in the log. It replaces any other id by one of its own, and also an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words. For the list of reservations, the same parameters with the same id get the same page again, for as long as `Replay-Window` of the answer says: give each poll an id of its own, because one that never changes hides what is new for ten minutes (D33).
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReservationPage"];
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidReservationQuery"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPosting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Samples of the service send `no-cache`. The service says that no other header is required, and not whether this one is. Our server ignores it (D31).
                 * @example no-cache
                 */
                "cache-control"?: components["parameters"]["CacheControl"];
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. On our server it comes back in the answer and is in the log. It replaces any other id by one of its own, and also an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words. For the list of reservations, the same parameters with the same id get the same page again, for as long as `Replay-Window` of the answer says: give each poll an id of its own, because one that never changes hides what is new for ten minutes (D33).
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Posting"];
        responses: {
            200: components["responses"]["PostingResult"];
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GuestNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["PostingConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidPosting"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGuests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Samples of the service send `no-cache`. The service says that no other header is required, and not whether this one is. Our server ignores it (D31).
                 * @example no-cache
                 */
                "cache-control"?: components["parameters"]["CacheControl"];
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. On our server it comes back in the answer and is in the log. It replaces any other id by one of its own, and also an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words. For the list of reservations, the same parameters with the same id get the same page again, for as long as `Replay-Window` of the answer says: give each poll an id of its own, because one that never changes hides what is new for ten minutes (D33).
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GuestList"];
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["UnknownParameter"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInHouseGuests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Samples of the service send `no-cache`. The service says that no other header is required, and not whether this one is. Our server ignores it (D31).
                 * @example no-cache
                 */
                "cache-control"?: components["parameters"]["CacheControl"];
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. On our server it comes back in the answer and is in the log. It replaces any other id by one of its own, and also an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words. For the list of reservations, the same parameters with the same id get the same page again, for as long as `Replay-Window` of the answer says: give each poll an id of its own, because one that never changes hides what is new for ten minutes (D33).
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InHouseGuestList"];
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["UnknownParameter"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInHouseGuestsSample: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Samples of the service send `no-cache`. The service says that no other header is required, and not whether this one is. Our server ignores it (D31).
                 * @example no-cache
                 */
                "cache-control"?: components["parameters"]["CacheControl"];
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. On our server it comes back in the answer and is in the log. It replaces any other id by one of its own, and also an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words. For the list of reservations, the same parameters with the same id get the same page again, for as long as `Replay-Window` of the answer says: give each poll an id of its own, because one that never changes hides what is new for ten minutes (D33).
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InHouseGuestList"];
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["UnknownParameter"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRevenueAccounts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Samples of the service send `no-cache`. The service says that no other header is required, and not whether this one is. Our server ignores it (D31).
                 * @example no-cache
                 */
                "cache-control"?: components["parameters"]["CacheControl"];
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. On our server it comes back in the answer and is in the log. It replaces any other id by one of its own, and also an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words. For the list of reservations, the same parameters with the same id get the same page again, for as long as `Replay-Window` of the answer says: give each poll an id of its own, because one that never changes hides what is new for ten minutes (D33).
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RevenueAccountList"];
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["UnknownParameter"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExtras: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Samples of the service send `no-cache`. The service says that no other header is required, and not whether this one is. Our server ignores it (D31).
                 * @example no-cache
                 */
                "cache-control"?: components["parameters"]["CacheControl"];
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. On our server it comes back in the answer and is in the log. It replaces any other id by one of its own, and also an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words. For the list of reservations, the same parameters with the same id get the same page again, for as long as `Replay-Window` of the answer says: give each poll an id of its own, because one that never changes hides what is new for ten minutes (D33).
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExtraList"];
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["UnknownParameter"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSalesDepartments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Samples of the service send `no-cache`. The service says that no other header is required, and not whether this one is. Our server ignores it (D31).
                 * @example no-cache
                 */
                "cache-control"?: components["parameters"]["CacheControl"];
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. On our server it comes back in the answer and is in the log. It replaces any other id by one of its own, and also an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words. For the list of reservations, the same parameters with the same id get the same page again, for as long as `Replay-Window` of the answer says: give each poll an id of its own, because one that never changes hides what is new for ten minutes (D33).
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SalesDepartmentList"];
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["UnknownParameter"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSalesDepartmentsSample: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Samples of the service send `no-cache`. The service says that no other header is required, and not whether this one is. Our server ignores it (D31).
                 * @example no-cache
                 */
                "cache-control"?: components["parameters"]["CacheControl"];
                /**
                 * @description Your own id for the request, 1 to 128 visible ASCII characters. On our server it comes back in the answer and is in the log. It replaces any other id by one of its own, and also an id that holds a token or looks like one: 32 letters, digits, `_` or `-` in a row with capital and small letters among them, or 50 words. For the list of reservations, the same parameters with the same id get the same page again, for as long as `Replay-Window` of the answer says: give each poll an id of its own, because one that never changes hides what is new for ten minutes (D33).
                 * @example 0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SalesDepartmentList"];
            400: components["responses"]["UnreadableRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["UnknownParameter"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
