/** Written by "npm run openapi" from the OpenAPI document: a change belongs into the schemas. */

export interface paths {
    "/candidates/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score your candidates
         * @description Measures every candidate with one rubric made from the job and the team profile. The profile comes from the request, else from the stored one. One candidate that can not be scored fails alone.
         */
        post: operations["scoreCandidates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidates/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find candidates (not connected)
         * @description Checks the job, then says that no source of people is connected. It never returns people.
         */
        post: operations["searchCandidates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/example": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Score the built-in example
         * @description Evaluated now by the configured model, without a key. `example` can be posted to score as it is.
         */
        get: operations["scoreExample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Status and version
         * @description Needs a key unless the operator opened it. It is not counted.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read your organization's stored team profile */
        get: operations["getTeamProfile"];
        /** Store a team profile for requests that bring none */
        put: operations["putTeamProfile"];
        post?: never;
        /** Delete the stored team profile */
        delete: operations["deleteTeamProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What your organization has used, by day
         * @description UTC days, at most 92; the last 30 without parameters, and 30 with one of them. A request counts within 5 seconds.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
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
        ScoreRequest: {
            /** @description The job as plain text. Length counts after trimming. */
            job_description: string;
            /** @description Replaces the stored team profile for this request; `null` scores without any. */
            team_profile?: components["schemas"]["TeamProfile"] | null;
            /** @description 1 to the plan's number of candidates. */
            candidates: components["schemas"]["Candidate"][];
            /** @description With `true`, each scored result brings `resume_text`: what was read of the resume, to show quotes in. Of a file, only the service knows the text. */
            include_resume_text?: boolean;
        };
        /**
         * @description The team that the candidate would join. At least one field is needed.
         * @example {
         *       "name": "Payments platform",
         *       "working_style": "Pairing, small changes, on call for what we build.",
         *       "values": [
         *         "calm in incidents"
         *       ],
         *       "members": [
         *         {
         *           "title": "Staff Engineer",
         *           "skills": [
         *             "TypeScript",
         *             "Kafka"
         *           ],
         *           "seniority": "lead"
         *         }
         *       ]
         *     }
         */
        TeamProfile: {
            /** @description What the team is called. */
            name?: string;
            /** @description What the team does, looks for or lacks. */
            description?: string;
            /** @description How it works. */
            working_style?: string;
            /** @description What it values, as shown in work done. */
            values?: string[];
            /** @description Who is in it, by role: their level and skills tell what the job means. */
            members?: components["schemas"]["TeamMember"][];
        };
        /** @description A member of the team, described by role and never by name. */
        TeamMember: {
            /** @example Backend Engineer */
            title: string;
            /**
             * @example [
             *       "TypeScript",
             *       "PostgreSQL"
             *     ]
             */
            skills?: string[];
            /** @example senior */
            seniority?: string;
        };
        /** @description One candidate, with exactly one form of resume. */
        Candidate: {
            /**
             * @description The caller's own name for the candidate, echoed as `candidate_id`.
             * @example c1
             */
            id?: string;
            /** @description The resume as plain text. Length counts after trimming. */
            resume_text?: string;
            resume?: components["schemas"]["JsonResume"];
            resume_document?: components["schemas"]["ResumeDocument"];
        } & (unknown | unknown | unknown);
        /**
         * @description A resume in the JSON Resume format (jsonresume.org, schema 1.x). Fields that the format does not know are ignored. One entry where a list belongs, a string for an entry or a section, and the like, are read as what they stand for.
         * @example {
         *       "work": [
         *         {
         *           "position": "Backend Engineer",
         *           "startDate": "2019-03",
         *           "highlights": [
         *             "Built the ledger."
         *           ]
         *         }
         *       ]
         *     }
         */
        JsonResume: {
            [key: string]: unknown;
        };
        /**
         * @description A resume as a file. One that holds no text that can be read makes this candidate `unreadable_resume`; text that it hides is not read, and a warning says so.
         * @example {
         *       "content_type": "text/plain",
         *       "data": "QmFja2VuZCBlbmdpbmVlci4uLg=="
         *     }
         */
        ResumeDocument: {
            /**
             * @description What the file is: PDF with a text layer, Word (.docx), HTML or plain text.
             * @enum {string}
             */
            content_type: "application/pdf" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "text/html" | "text/plain";
            /** @description The file in base64, on one line; at most 5,242,880 bytes decoded. */
            data: string;
        };
        SearchRequest: {
            /** @description The job as plain text, not blank. Length counts after trimming. */
            job_description: string;
        };
        ScoreResponse: {
            /** @constant */
            ok: true;
            /** @constant */
            code: "success";
            request_id: string;
            /** @description In the order of the candidates, one each. */
            results: (components["schemas"]["ScoredCandidate"] | components["schemas"]["FailedCandidate"])[];
            /** @description The model that answered, as its answer names it; `null` when none did. */
            model: string | null;
            /** @description Changes when the same resume can get another score. Compare no scores of two versions. */
            scoring_version: string;
            /** @description The UTC month to which open-ended roles were counted. */
            evaluated_as_of: string;
            /** @description What this request cost at the model, the job's reading included. */
            usage: {
                prompt_tokens: number;
                cached_tokens: number;
                completion_tokens: number;
                model_calls: number;
            };
            /** @description From the arrival of the request to its answer. */
            latency_ms: number;
        };
        ScoredCandidate: {
            /** @description The `id` sent with the candidate. */
            candidate_id: string | null;
            /** @description Position of the candidate in the request. */
            index: number;
            /** @description `no_team_profile`: scored for the job alone. `borderline_tier`: another reading could give the next tier. `instructions_in_resume`: the resume speaks to the evaluator; that was not obeyed. `hidden_text`: text that a reader can not see was not read. `job_text_in_resume`: what was copied from the job is no evidence. `thin_resume`: there was little to read. `resume_truncated`: only the beginning was read. `unverified_evidence`: quotes that are not in the resume did not count. `language_support_limited`: the language is read less well. `no_requirements_found`: the job asks for nothing that could be checked. */
            warnings: ("no_team_profile" | "borderline_tier" | "instructions_in_resume" | "hidden_text" | "job_text_in_resume" | "thin_resume" | "resume_truncated" | "unverified_evidence" | "language_support_limited" | "no_requirements_found")[];
            /** @description From the arrival of the request to this result. */
            latency_ms: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "scored";
            /** @description How well this resume shows what this job asks for. */
            match_score: number;
            /** @description Gold from 95, Silver from 85, Bronze from 70; `null` below. */
            tier: ("Gold" | "Silver" | "Bronze") | null;
            /** @description The name of the tier, in its order. */
            tier_label: ("The Perfect Soul" | "The Mirror" | "The Adjacent") | null;
            /** @description 100 is highly adaptable. */
            adaptability: number;
            /** @description 0 is focused, 100 is scattered. */
            focus_penalty: number;
            /**
             * @description A strength at work that a line of the resume suggests; "Not evident from the resume" without one.
             * @example Steady under incident pressure
             */
            silent_skill: string;
            /** @description Justifies the score and the trajectory bonus. */
            ai_analysis: string;
            /** @description How the score became this tier and what kept it from the next, in one sentence. */
            reasoning: string;
            /** @description Points of the score that a rising career towards this job earned. */
            trajectory_bonus: number;
            /** @description Every requirement, and what the resume shows of it. */
            criteria: components["schemas"]["Criterion"][];
            /** @description Taken from an equal candidate: one that was scored before, or one that was under way. It cost nothing. */
            cached: boolean;
            /** @description There when the request asks with `include_resume_text`: the resume as the service read it. Every quote stands in it, white space and invisible characters aside. Plain text is as it was sent, trimmed; a file is what a reader of its pages sees; a JSON Resume is the text it was laid out as. Of these two, at most 200,000 characters. With the warning `resume_truncated` it is longer than what was scored: only the first 100,000 characters that were left, after what does not count was taken out, were read. */
            resume_text?: string;
        };
        /** @description One requirement, and what the resume shows of it. */
        Criterion: {
            /** @description In the words of the job or of the team profile. */
            requirement: string;
            /**
             * @description Needed (`must`) or wished for (`nice`) by the job, or added by the team profile (`team`).
             * @enum {string}
             */
            kind: "must" | "nice" | "team";
            /**
             * @description How much it counts among those of its kind.
             * @enum {number}
             */
            weight: 1 | 2 | 3;
            /**
             * @description What was shown. `missing` with evidence: shown for less than half of the years asked for.
             * @enum {string}
             */
            status: "met" | "partial" | "missing";
            /** @description In hundredths: what the score counted. */
            coverage: number;
            /** @description A quote of the resume as the caller wrote it. A criterion that is met or partial always has one. */
            evidence: string | null;
        };
        /** @description A candidate that could not be scored. It never has a number. */
        FailedCandidate: {
            /** @description The `id` sent with the candidate. */
            candidate_id: string | null;
            /** @description Position of the candidate in the request. */
            index: number;
            /** @description `no_team_profile`: scored for the job alone. `borderline_tier`: another reading could give the next tier. `instructions_in_resume`: the resume speaks to the evaluator; that was not obeyed. `hidden_text`: text that a reader can not see was not read. `job_text_in_resume`: what was copied from the job is no evidence. `thin_resume`: there was little to read. `resume_truncated`: only the beginning was read. `unverified_evidence`: quotes that are not in the resume did not count. `language_support_limited`: the language is read less well. `no_requirements_found`: the job asks for nothing that could be checked. */
            warnings: ("no_team_profile" | "borderline_tier" | "instructions_in_resume" | "hidden_text" | "job_text_in_resume" | "thin_resume" | "resume_truncated" | "unverified_evidence" | "language_support_limited" | "no_requirements_found")[];
            /** @description From the arrival of the request to this result. */
            latency_ms: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "failed";
            match_score: null;
            tier: null;
            tier_label: null;
            adaptability: null;
            focus_penalty: null;
            silent_skill: null;
            ai_analysis: null;
            reasoning: null;
            trajectory_bonus: null;
            criteria: unknown[];
            /** @constant */
            cached: false;
            /** @description Why. `model_timeout` and `model_unavailable` pass: send the candidate again later. The others would come again. */
            error: {
                /** @enum {string} */
                code: "model_timeout" | "model_unavailable" | "model_refused" | "content_filtered" | "unreadable_resume";
                message: string;
            };
        };
        Error: {
            /** @constant */
            ok: false;
            /** @enum {string} */
            code: "invalid_request" | "unauthorized" | "not_found" | "method_not_allowed" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "internal_error" | "scoring_unavailable" | "service_unavailable";
            /** @description For a person. */
            error: string;
            /** @description The field that is wrong; `null` for the request as a whole. */
            param: string | null;
            /** @description Everything that is wrong with the body. */
            details?: {
                /** @example candidates[0].resume_text */
                param: string | null;
                message: string;
            }[];
            request_id: string;
        };
        SearchNotConnected: {
            /** @constant */
            ok: false;
            /** @constant */
            configured: false;
            error: string;
        };
        DemoExampleResponse: {
            /** @constant */
            ok: true;
            /** @constant */
            code: "success";
            request_id: string;
            /** @description In the order of the candidates, one each. */
            results: (components["schemas"]["ScoredCandidate"] | components["schemas"]["FailedCandidate"])[];
            /** @description The model that answered, as its answer names it; `null` when none did. */
            model: string | null;
            /** @description Changes when the same resume can get another score. Compare no scores of two versions. */
            scoring_version: string;
            /** @description The UTC month to which open-ended roles were counted. */
            evaluated_as_of: string;
            /** @description What this request cost at the model, the job's reading included. */
            usage: {
                prompt_tokens: number;
                cached_tokens: number;
                completion_tokens: number;
                model_calls: number;
            };
            /** @description From the arrival of the request to its answer. */
            latency_ms: number;
            example: {
                /** @description The job as plain text. Length counts after trimming. */
                job_description: string;
                team_profile: components["schemas"]["TeamProfile"];
                /** @description 1 to the plan's number of candidates. */
                candidates: components["schemas"]["Candidate"][];
            };
        };
        Health: {
            /** @constant */
            status: "healthy";
            /** @constant */
            service: "Candidate Scoring Service";
            /** @example 20.0.0 */
            version: string;
            /** @description True only while this instance answers its first request. */
            cold_start: boolean;
        };
        TeamProfileResponse: {
            /** @constant */
            ok: true;
            /** @constant */
            code: "success";
            team_profile: components["schemas"]["TeamProfile"];
            /** Format: date-time */
            updated_at: string;
        };
        Success: {
            /** @constant */
            ok: true;
            /** @constant */
            code: "success";
        };
        UsageResponse: {
            /** @constant */
            ok: true;
            /** @constant */
            code: "success";
            organization: string;
            /** @enum {string} */
            plan: "free" | "business" | "corporate" | "enterprise";
            /**
             * Format: date
             * @example 2026-11-21
             */
            from: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            to: string;
            totals: {
                /** @description All that count against the limit, refused ones too. */
                requests: number;
                /** @description Answered with 429. */
                rate_limited: number;
                /** @description Answered with 4xx but 429, or with 5xx but 501. */
                errors: number;
                candidates_scored: number;
                candidates_failed: number;
                /** @description Of the scored candidates. */
                tiers: {
                    Gold: number;
                    Silver: number;
                    Bronze: number;
                    none: number;
                };
                prompt_tokens: number;
                completion_tokens: number;
                /** @description Of the requests that scored, within 6 %; 0 when there were none. */
                latency_ms: {
                    p50: number;
                    p95: number;
                };
            };
            /** @description Every UTC day from `from` to `to`, with zeros for those without use. */
            days: {
                /**
                 * Format: date
                 * @example 2026-11-21
                 */
                date: string;
                /** @description All that count against the limit, refused ones too. */
                requests: number;
                /** @description Answered with 429. */
                rate_limited: number;
                /** @description Answered with 4xx but 429, or with 5xx but 501. */
                errors: number;
                candidates_scored: number;
                candidates_failed: number;
                /** @description Of the scored candidates. */
                tiers: {
                    Gold: number;
                    Silver: number;
                    Bronze: number;
                    none: number;
                };
                prompt_tokens: number;
                completion_tokens: number;
                /** @description Of the requests that scored, within 6 %; 0 when there were none. */
                latency_ms: {
                    p50: number;
                    p95: number;
                };
            }[];
        };
    };
    responses: {
        /** @description `invalid_request`: A field is missing, wrong or unknown; the body is not JSON; or there are more candidates than the plan takes. `details` lists everything that is wrong. */
        InvalidRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `unauthorized`: The key is missing, unknown or revoked. When the platform refuses the key before the service sees it, the answer has no body. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `payload_too_large`: The body, or the team profile to be stored, is too large. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `unsupported_media_type`: The body is not declared as JSON in UTF-8, or is compressed. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `rate_limited`: The minute's requests are used up. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `internal_error`: A fault of the service, logged under the request id. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `service_unavailable`: Keys or team profiles can't be read right now.
         *
         *     `scoring_unavailable`: The model could not be reached for any candidate.
         */
        ServiceUnavailableOrScoringUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `service_unavailable`: Keys or team profiles can't be read right now. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `rate_limited`: The minute's requests are used up. */
        RateLimitedUncounted: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `internal_error`: A fault of the service, logged under the request id. */
        InternalErrorUncounted: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `scoring_unavailable`: The model could not be reached for any candidate. */
        ScoringUnavailableUncounted: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `service_unavailable`: Keys or team profiles can't be read right now. */
        ServiceUnavailableUncounted: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `not_found`: There is nothing at this address. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `precondition_failed`: `If-Match` does not name the stored version, or `If-None-Match` does. */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Comes back in the answer. One of another form is replaced. */
        RequestId: string;
        /** @description Only change the version with this `ETag`; `*` for any that is stored. */
        IfMatch: string;
        /** @description With `*`: only store where none is stored yet. With an `ETag`: not over that version. */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The request's id: the caller's own, or a new one. Name it when you report a problem.
         * @example 0f5a8f6e-2c0b-4d0c-9a53-8f1f3f5f3c11
         */
        "X-Request-Id": string;
        /** @description Answers are never kept by caches. */
        "Cache-Control": "no-store";
        /**
         * @description What is left of the plan's requests (`r`), for how many seconds (`t`). Limited plans only.
         * @example "business";r=59;t=60
         */
        RateLimit: string;
        /**
         * @description The plan's requests (`q`) in a window of seconds (`w`). Limited plans only.
         * @example "business";q=60;w=60
         */
        "RateLimit-Policy": string;
        /**
         * @description As `q` of `RateLimit-Policy`.
         * @example 60
         */
        "X-RateLimit-Limit": string;
        /**
         * @description As `r` of `RateLimit`.
         * @example 59
         */
        "X-RateLimit-Remaining": string;
        /**
         * @description As `t` of `RateLimit`.
         * @example 60
         */
        "X-RateLimit-Reset": string;
        /**
         * @description Try again after so many seconds.
         * @example 10
         */
        "Retry-After": string;
        /**
         * @description The stored version, for `If-Match`.
         * @example "1"
         */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    scoreCandidates: {
        parameters: {
            query?: never;
            header?: {
                /** @description Comes back in the answer. One of another form is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScoreRequest"];
            };
        };
        responses: {
            /** @description One result for each candidate, in their order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailableOrScoringUnavailable"];
        };
    };
    searchCandidates: {
        parameters: {
            query?: never;
            header?: {
                /** @description Comes back in the answer. One of another form is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            /** @description No source of people is connected. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchNotConnected"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    scoreExample: {
        parameters: {
            query?: never;
            header?: {
                /** @description Comes back in the answer. One of another form is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of score, and what was scored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoExampleResponse"];
                };
            };
            429: components["responses"]["RateLimitedUncounted"];
            500: components["responses"]["InternalErrorUncounted"];
            503: components["responses"]["ScoringUnavailableUncounted"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: {
                /** @description Comes back in the answer. One of another form is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service answers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalErrorUncounted"];
            503: components["responses"]["ServiceUnavailableUncounted"];
        };
    };
    getTeamProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Comes back in the answer. One of another form is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stored team profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamProfileResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    putTeamProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Comes back in the answer. One of another form is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Only change the version with this `ETag`; `*` for any that is stored. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `*`: only store where none is stored yet. With an `ETag`: not over that version. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamProfile"];
            };
        };
        responses: {
            /** @description The stored team profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamProfileResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteTeamProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Comes back in the answer. One of another form is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Only change the version with this `ETag`; `*` for any that is stored. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None is stored any more, or none was. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /** @description The first day. */
                from?: string;
                /** @description The last day, included. */
                to?: string;
            };
            header?: {
                /** @description Comes back in the answer. One of another form is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Totals, and every day of the range. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
