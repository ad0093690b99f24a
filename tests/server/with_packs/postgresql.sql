CREATE TABLE public.act (
    number integer NOT NULL,
    at double precision NOT NULL,
    operator text NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    detail text NOT NULL,
    reason text NOT NULL,
    until double precision NOT NULL
);

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);

CREATE TABLE public.archive (
    match text NOT NULL,
    table_id bigint NOT NULL,
    record text NOT NULL,
    ended double precision NOT NULL
);

CREATE TABLE public.counting (
    id integer NOT NULL,
    number integer NOT NULL
);

CREATE TABLE public.expected (
    who bigint NOT NULL,
    table_id bigint NOT NULL,
    at double precision NOT NULL
);

CREATE TABLE public.founding (
    id bigint NOT NULL,
    code text NOT NULL,
    game text NOT NULL,
    version integer NOT NULL,
    seats integer NOT NULL,
    answers json NOT NULL,
    private boolean NOT NULL,
    clock integer NOT NULL,
    hints boolean NOT NULL,
    secret bytea NOT NULL,
    made double precision NOT NULL,
    host bigint DEFAULT '0'::bigint NOT NULL,
    origin text DEFAULT ''::text NOT NULL,
    lesson boolean DEFAULT false NOT NULL,
    day text DEFAULT ''::text NOT NULL,
    rated boolean DEFAULT false NOT NULL,
    epoch integer DEFAULT 0 NOT NULL,
    nonce text DEFAULT ''::text NOT NULL
);

CREATE TABLE public.guest (
    id bigint NOT NULL,
    name text NOT NULL,
    made double precision NOT NULL
);

CREATE TABLE public.head (
    table_id bigint NOT NULL,
    seq integer NOT NULL,
    due double precision
)
WITH (fillfactor='60');

CREATE TABLE public.house (
    id integer NOT NULL,
    key bytea NOT NULL,
    beat double precision,
    wall double precision,
    epoch integer DEFAULT 0 NOT NULL,
    session_epoch integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.log (
    table_id bigint NOT NULL,
    seq integer NOT NULL,
    who bigint NOT NULL,
    command text NOT NULL,
    lines text NOT NULL,
    at double precision NOT NULL
);

CREATE TABLE public.muted (
    who bigint NOT NULL,
    table_id bigint NOT NULL
);

CREATE TABLE public.notice (
    table_id bigint NOT NULL,
    code text NOT NULL,
    game text NOT NULL,
    phase text NOT NULL,
    people integer NOT NULL,
    free integer NOT NULL,
    seen double precision NOT NULL,
    rated boolean DEFAULT false NOT NULL
);

CREATE TABLE public.nudge (
    device text NOT NULL,
    table_id bigint NOT NULL,
    kind text NOT NULL,
    turn bigint NOT NULL,
    due double precision NOT NULL,
    made double precision NOT NULL,
    tries integer NOT NULL
);

CREATE TABLE public.operator_key (
    digest text NOT NULL,
    operator text NOT NULL,
    made double precision NOT NULL
);

CREATE TABLE public.pack (
    table_id bigint NOT NULL,
    until integer NOT NULL,
    commands bytea NOT NULL,
    rows bytea NOT NULL
);

CREATE TABLE public.packed_by (
    who bigint NOT NULL,
    table_id bigint NOT NULL,
    at double precision NOT NULL
);

CREATE TABLE public.passkey (
    id text NOT NULL,
    who bigint NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    synced boolean NOT NULL,
    made double precision NOT NULL,
    used double precision NOT NULL,
    session bigint DEFAULT '0'::bigint NOT NULL,
    site text DEFAULT ''::text NOT NULL
);

CREATE TABLE public.played (
    match text NOT NULL,
    seat integer NOT NULL,
    who bigint NOT NULL,
    game text DEFAULT ''::text NOT NULL,
    seats integer DEFAULT 0 NOT NULL,
    rank integer DEFAULT 0 NOT NULL,
    level text DEFAULT ''::text NOT NULL,
    mu_before double precision,
    mu_after double precision,
    stood_in integer DEFAULT 0 NOT NULL,
    network integer DEFAULT '-1'::integer NOT NULL,
    rating_note text DEFAULT ''::text NOT NULL
);

CREATE TABLE public.push_subscription (
    id text NOT NULL,
    who bigint NOT NULL,
    endpoint text NOT NULL,
    public_key bytea NOT NULL,
    auth bytea NOT NULL,
    language text NOT NULL,
    quiet_from integer NOT NULL,
    quiet_to integer NOT NULL,
    zone text NOT NULL,
    made double precision NOT NULL
);

CREATE TABLE public.rated (
    match text NOT NULL,
    game text NOT NULL,
    ended double precision NOT NULL,
    number integer
);

CREATE TABLE public.report (
    number integer NOT NULL,
    at double precision NOT NULL,
    reporter bigint NOT NULL,
    who bigint NOT NULL,
    name text NOT NULL,
    table_code text NOT NULL,
    match text NOT NULL,
    kind text NOT NULL,
    words text NOT NULL,
    settled integer NOT NULL
);

CREATE SEQUENCE public.report_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.report_number_seq OWNED BY public.report.number;

CREATE TABLE public.revoked (
    who bigint NOT NULL,
    generation integer NOT NULL,
    at double precision NOT NULL
);

CREATE TABLE public.session (
    who bigint NOT NULL,
    number bigint NOT NULL,
    device text NOT NULL,
    made double precision NOT NULL,
    proved double precision NOT NULL,
    passkey text NOT NULL,
    ended double precision
);

CREATE TABLE public.skill (
    who bigint NOT NULL,
    game text NOT NULL,
    season text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    matches integer NOT NULL,
    measured integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.snapshot (
    table_id bigint NOT NULL,
    seq integer NOT NULL,
    text text NOT NULL
);

CREATE TABLE public.tally (
    match text NOT NULL,
    seat integer NOT NULL,
    counts json NOT NULL,
    times integer NOT NULL,
    happened double precision NOT NULL,
    expected double precision NOT NULL
);

CREATE TABLE public.ticket (
    digest text NOT NULL,
    purpose text NOT NULL,
    who bigint NOT NULL,
    until double precision NOT NULL,
    session bigint DEFAULT '0'::bigint NOT NULL
);

CREATE TABLE public.tie (
    who bigint NOT NULL,
    whom bigint NOT NULL,
    handle text NOT NULL,
    name text NOT NULL,
    met double precision NOT NULL,
    standing text NOT NULL,
    blocked boolean NOT NULL,
    table_id bigint NOT NULL,
    invited double precision NOT NULL
);

CREATE TABLE public.untallied (
    match text NOT NULL,
    ended double precision NOT NULL
);

ALTER TABLE ONLY public.report ALTER COLUMN number SET DEFAULT nextval('public.report_number_seq'::regclass);

INSERT INTO public.alembic_version VALUES ('seventeenth');

INSERT INTO public.archive VALUES ('REST-1', 1, 'ninelives 1
game kitten-me 2
seats 3
name 0 Anna
name 1 Biscuit
name 2 Mochi
commitment 8295314a1e36c8002784440ba8c8410b5e6b982c64f6dab8fcf4453883238670
salt 1f
TABLE dealer 2
TABLE deal 0:rh,gt,bg,rh2,gt3 1:bt,gg,bh2,gh2,w 2:bg,rg,rt2,w,skip
2 bid 1 hat
0 bid 2 hat
1 bid 3 hat
2 bid 4 hat
0 bid 5 hat
1 bid 6 hat
2 bid 7 hat
0 bid 8 hat
1 bid 9 hat
2 bid 10 hat
0 bid 11 hat
1 bid 12 hat
2 bid 13 hat
0 bid 14 hat
1 bid 15 hat
2 bid 16 hat
0 bid 17 hat
1 bid 18 hat
2 bid 19 hat
0 bid 20 hat
1 bid 21 hat
2 bid 22 hat
0 bid 23 hat
1 challenge
TABLE flip bh
TABLE deal 0:rh,rt,rg,rt2 1:gh,bt,bg,bg,gg 2:gh,gt,bt2,gt2,skip
0 bid 1 hat
1 bid 2 hat
2 bid 3 hat
0 bid 4 hat
1 bid 5 hat
2 bid 6 hat
0 bid 7 hat
1 bid 8 hat
2 bid 9 hat
0 bid 10 hat
1 bid 11 hat
2 bid 12 hat
0 bid 13 hat
1 bid 14 hat
2 bid 15 hat
0 bid 16 hat
1 bid 17 hat
2 bid 18 hat
0 bid 19 hat
1 bid 20 hat
2 bid 21 hat
0 bid 22 hat
1 challenge
TABLE flip bt
TABLE deal 0:bt,rt,bg 1:gt,gg,rt2,gt2,bh3 2:bh,rh,gh,rt,w
0 bid 1 hat
1 bid 2 hat
2 bid 3 hat
0 bid 4 hat
1 bid 5 hat
2 bid 6 hat
0 bid 7 hat
1 bid 8 hat
2 bid 9 hat
0 bid 10 hat
1 bid 11 hat
2 bid 12 hat
0 bid 13 hat
1 bid 14 hat
2 bid 15 hat
0 bid 16 hat
1 bid 17 hat
2 bid 18 hat
0 bid 19 hat
1 bid 20 hat
2 bid 21 hat
0 challenge
TABLE flip skip
TABLE deal 0:rg,bh2,skip 1:gh,bt,bt,bh3,rg3 2:rt,gt,gt,bt2
2 bid 1 hat
0 bid 2 hat
1 bid 3 hat
2 bid 4 hat
0 bid 5 hat
1 bid 6 hat
2 bid 7 hat
0 bid 8 hat
1 bid 9 hat
2 bid 10 hat
0 bid 11 hat
1 bid 12 hat
2 bid 13 hat
0 bid 14 hat
1 bid 15 hat
2 bid 16 hat
0 bid 17 hat
1 bid 18 hat
2 bid 19 hat
0 bid 20 hat
1 challenge
TABLE flip gh
TABLE deal 0:rg,rg3 1:rt,gt,bg,rt2,w 2:rh,gh,bg,gg
0 bid 1 hat
1 bid 2 hat
2 bid 3 hat
0 bid 4 hat
1 bid 5 hat
2 bid 6 hat
0 bid 7 hat
1 bid 8 hat
2 bid 9 hat
0 bid 10 hat
1 bid 11 hat
2 bid 12 hat
0 bid 13 hat
1 bid 14 hat
2 bid 15 hat
0 bid 16 hat
1 bid 17 hat
2 bid 18 hat
0 bid 19 hat
1 challenge
TABLE flip gg
TABLE deal 0:bt2 1:rh,bt,rt,bg,rg2 2:bh,gh,gt,skip
0 bid 1 hat
1 bid 2 hat
2 bid 3 hat
0 bid 4 hat
1 bid 5 hat
2 bid 6 hat
0 bid 7 hat
1 bid 8 hat
2 bid 9 hat
0 bid 10 hat
1 bid 11 hat
2 bid 12 hat
0 bid 13 hat
1 bid 14 hat
2 bid 15 hat
0 bid 16 hat
1 bid 17 hat
2 bid 18 hat
0 challenge
TABLE flip bg
TABLE deal 0:bt2 1:bh,gt2,bg2,w,w 2:gh,rt,gh2
2 bid 1 hat
0 bid 2 hat
1 bid 3 hat
2 bid 4 hat
0 bid 5 hat
1 bid 6 hat
2 bid 7 hat
0 bid 8 hat
1 bid 9 hat
2 bid 10 hat
0 bid 11 hat
1 bid 12 hat
2 bid 13 hat
0 bid 14 hat
1 bid 15 hat
2 bid 16 hat
0 bid 17 hat
1 challenge
TABLE flip rh
TABLE deal 0:- 1:bh,bg,rg,gg2,w2 2:rh,bg,bh2
1 bid 1 hat
2 bid 2 hat
1 bid 3 hat
2 bid 4 hat
1 bid 5 hat
2 bid 6 hat
1 bid 7 hat
2 bid 8 hat
1 bid 9 hat
2 bid 10 hat
1 bid 11 hat
2 bid 12 hat
1 bid 13 hat
2 bid 14 hat
1 bid 15 hat
2 bid 16 hat
1 challenge
TABLE flip bh
TABLE deal 0:- 1:bh,bh,gt,gt,rg3 2:rt,gg2
2 bid 1 hat
1 bid 2 hat
2 bid 3 hat
1 bid 4 hat
2 bid 5 hat
1 bid 6 hat
2 bid 7 hat
1 bid 8 hat
2 bid 9 hat
1 bid 10 hat
2 bid 11 hat
1 bid 12 hat
2 bid 13 hat
1 bid 14 hat
2 bid 15 hat
1 challenge
TABLE flip bh
TABLE deal 0:- 1:gh,rt,bg,rt2,skip 2:bg
2 bid 1 hat
1 bid 2 hat
2 bid 3 hat
1 bid 4 hat
2 bid 5 hat
1 bid 6 hat
2 bid 7 hat
1 bid 8 hat
2 bid 9 hat
1 bid 10 hat
2 bid 11 hat
1 bid 12 hat
2 bid 13 hat
1 bid 14 hat
2 challenge
TABLE flip gg
TABLE deal 0:- 1:gh,bg,gh2,w2 2:bg
1 bid 1 hat
2 bid 2 hat
1 bid 3 hat
2 bid 4 hat
1 bid 5 hat
2 bid 6 hat
1 bid 7 hat
2 bid 8 hat
1 bid 9 hat
2 bid 10 hat
1 bid 11 hat
2 bid 12 hat
1 bid 13 hat
2 challenge
TABLE flip rt
TABLE deal 0:- 1:gt,w,w2 2:bt
1 bid 1 hat
2 bid 2 hat
1 bid 3 hat
2 bid 4 hat
1 bid 5 hat
2 bid 6 hat
1 bid 7 hat
2 bid 8 hat
1 bid 9 hat
2 bid 10 hat
1 bid 11 hat
2 challenge
TABLE flip bg
TABLE deal 0:- 1:rg,w 2:gg2
1 bid 1 hat
2 bid 2 hat
1 bid 3 hat
2 bid 4 hat
1 bid 5 hat
2 bid 6 hat
1 bid 7 hat
2 bid 8 hat
1 bid 9 hat
2 challenge
TABLE flip bg
TABLE deal 0:- 1:w2 2:rg
1 bid 1 hat
2 bid 2 hat
1 bid 3 hat
2 bid 4 hat
1 bid 5 hat
2 bid 6 hat
1 bid 7 hat
2 challenge
TABLE flip gt
result ranks 3 2 1 scores 0 0 1
secret 1fbdf03065f357a237ed16aca2640b22bbdf3dff3d510e2515797f8fc06748a2
', 1795143339.259849);
INSERT INTO public.archive VALUES ('FORGET-1', 2, 'ninelives 1
game kitten-me 2
seats 3
name 0 Guest
name 1 Biscuit
name 2 Mochi
commitment 222a0b3757d705a9f2b1086764d0d784825b961f6e1e04a881fb31e2896821b2
salt 1f
TABLE dealer 2
TABLE deal 0:rh,gh,rt,gg,skip 1:rt,bg,rg,bg2,gg2 2:rh,gh,bh2,bh3,w2
2 bid 1 hat
0 bid 2 hat
1 bid 3 hat
2 bid 4 hat
0 bid 5 hat
1 bid 6 hat
2 bid 7 hat
0 bid 8 hat
1 bid 9 hat
2 bid 10 hat
0 bid 11 hat
1 bid 12 hat
2 bid 13 hat
0 bid 14 hat
1 bid 15 hat
2 bid 16 hat
0 bid 17 hat
1 bid 18 hat
2 bid 19 hat
0 bid 20 hat
1 bid 21 hat
2 bid 22 hat
0 bid 23 hat
1 challenge
TABLE flip rh
TABLE deal 0:gt,bg,rg2,w 1:bh,rh,bt,rt,gt 2:rt,gt,rg,rh2,rt2
0 bid 1 hat
1 bid 2 hat
2 bid 3 hat
0 bid 4 hat
1 bid 5 hat
2 bid 6 hat
0 bid 7 hat
1 bid 8 hat
2 bid 9 hat
0 bid 10 hat
1 bid 11 hat
2 bid 12 hat
0 bid 13 hat
1 bid 14 hat
2 bid 15 hat
0 bid 16 hat
1 bid 17 hat
2 bid 18 hat
0 bid 19 hat
1 bid 20 hat
2 bid 21 hat
0 bid 22 hat
1 challenge
TABLE flip rh
TABLE deal 0:bh,gh,gt2 1:rt,rt,bg,gg,rt2 2:bh,rh,gh,gg,skip
0 bid 1 hat
1 bid 2 hat
2 bid 3 hat
0 bid 4 hat
1 bid 5 hat
2 bid 6 hat
0 bid 7 hat
1 bid 8 hat
2 bid 9 hat
0 bid 10 hat
1 bid 11 hat
2 bid 12 hat
0 bid 13 hat
1 bid 14 hat
2 bid 15 hat
0 bid 16 hat
1 bid 17 hat
2 bid 18 hat
0 bid 19 hat
1 bid 20 hat
2 bid 21 hat
0 challenge
TABLE flip rt
TABLE deal 0:bt,rt,rg 1:bg,bg,rt2,gt2,skip 2:rg,rg,gh2,w
2 bid 1 hat
0 bid 2 hat
1 bid 3 hat
2 bid 4 hat
0 bid 5 hat
1 bid 6 hat
2 bid 7 hat
0 bid 8 hat
1 bid 9 hat
2 bid 10 hat
0 bid 11 hat
1 bid 12 hat
2 bid 13 hat
0 bid 14 hat
1 bid 15 hat
2 bid 16 hat
0 bid 17 hat
1 bid 18 hat
2 bid 19 hat
0 bid 20 hat
1 challenge
TABLE flip bh
TABLE deal 0:gt,bg 1:bh,rt,rg,gg,skip 2:gh,bt,bt,gg2
0 bid 1 hat
1 bid 2 hat
2 bid 3 hat
0 bid 4 hat
1 bid 5 hat
2 bid 6 hat
0 bid 7 hat
1 bid 8 hat
2 bid 9 hat
0 bid 10 hat
1 bid 11 hat
2 bid 12 hat
0 bid 13 hat
1 bid 14 hat
2 bid 15 hat
0 bid 16 hat
1 bid 17 hat
2 bid 18 hat
0 bid 19 hat
1 challenge
TABLE flip gg
TABLE deal 0:bt 1:bh,rh,rg2,w2,w2 2:bt,gg,bh3,w
0 bid 1 hat
1 bid 2 hat
2 bid 3 hat
0 bid 4 hat
1 bid 5 hat
2 bid 6 hat
0 bid 7 hat
1 bid 8 hat
2 bid 9 hat
0 bid 10 hat
1 bid 11 hat
2 bid 12 hat
0 bid 13 hat
1 bid 14 hat
2 bid 15 hat
0 bid 16 hat
1 bid 17 hat
2 bid 18 hat
0 challenge
TABLE flip bg
TABLE deal 0:rt 1:bh,rh,gh,gg,gt2 2:rg,bh2,gh2
2 bid 1 hat
0 bid 2 hat
1 bid 3 hat
2 bid 4 hat
0 bid 5 hat
1 bid 6 hat
2 bid 7 hat
0 bid 8 hat
1 bid 9 hat
2 bid 10 hat
0 bid 11 hat
1 bid 12 hat
2 bid 13 hat
0 bid 14 hat
1 bid 15 hat
2 bid 16 hat
0 bid 17 hat
1 challenge
TABLE flip rh2
TABLE deal 0:- 1:gt,bg,rg,gg,w2 2:bh,gh,w
1 bid 1 hat
2 bid 2 hat
1 bid 3 hat
2 bid 4 hat
1 bid 5 hat
2 bid 6 hat
1 bid 7 hat
2 bid 8 hat
1 bid 9 hat
2 bid 10 hat
1 bid 11 hat
2 bid 12 hat
1 bid 13 hat
2 bid 14 hat
1 bid 15 hat
2 bid 16 hat
1 challenge
TABLE flip skip
TABLE deal 0:- 1:rh,bt,rt,rg3,w 2:rt,bg
2 bid 1 hat
1 bid 2 hat
2 bid 3 hat
1 bid 4 hat
2 bid 5 hat
1 bid 6 hat
2 bid 7 hat
1 bid 8 hat
2 bid 9 hat
1 bid 10 hat
2 bid 11 hat
1 bid 12 hat
2 bid 13 hat
1 bid 14 hat
2 bid 15 hat
1 challenge
TABLE flip gg
TABLE deal 0:- 1:gt,rg,rg,gg,skip 2:rt
2 bid 1 hat
1 bid 2 hat
2 bid 3 hat
1 bid 4 hat
2 bid 5 hat
1 bid 6 hat
2 bid 7 hat
1 bid 8 hat
2 bid 9 hat
1 bid 10 hat
2 bid 11 hat
1 bid 12 hat
2 bid 13 hat
1 bid 14 hat
2 challenge
TABLE flip gh
TABLE deal 0:- 1:bh,rh,gt,skip 2:bg
1 bid 1 hat
2 bid 2 hat
1 bid 3 hat
2 bid 4 hat
1 bid 5 hat
2 bid 6 hat
1 bid 7 hat
2 bid 8 hat
1 bid 9 hat
2 bid 10 hat
1 bid 11 hat
2 bid 12 hat
1 bid 13 hat
2 challenge
TABLE flip rh
TABLE deal 0:- 1:rt,gt,rh2 2:bh3
1 bid 1 hat
2 bid 2 hat
1 bid 3 hat
2 bid 4 hat
1 bid 5 hat
2 bid 6 hat
1 bid 7 hat
2 bid 8 hat
1 bid 9 hat
2 bid 10 hat
1 bid 11 hat
2 challenge
TABLE flip gt
TABLE deal 0:- 1:gt,skip 2:bh
1 bid 1 hat
2 bid 2 hat
1 bid 3 hat
2 bid 4 hat
1 bid 5 hat
2 bid 6 hat
1 bid 7 hat
2 bid 8 hat
1 bid 9 hat
2 challenge
TABLE flip bh
TABLE deal 0:- 1:rg 2:gt
1 bid 1 hat
2 bid 2 hat
1 bid 3 hat
2 bid 4 hat
1 bid 5 hat
2 bid 6 hat
1 bid 7 hat
2 challenge
TABLE flip w2
result ranks 3 2 1 scores 0 0 1
secret 12e91262b8607e4bb71d5c9a47a8104fc0e969dfed8ce644610dd03819b97d23
', 1795143339.8431191);
INSERT INTO public.archive VALUES ('BOARD-1', 3, 'ninelives 1
game kitten-me 2
seats 3
name 0 Anna
name 1 Biscuit
name 2 Mochi
commitment 2a95b9f106d387856445d5b21dca0fc19fef4a5ce0304de22a01c48d9a548d45
salt 1f
TABLE dealer 1
TABLE deal 0:rh,rh,gt,bg,rg 1:bt,gt,bh2,gt2,bg2 2:gh,gh,bt2,w,skip
1 bid 1 hat
2 bid 2 hat
0 bid 3 hat
1 bid 4 hat
2 bid 5 hat
0 bid 6 hat
1 bid 7 hat
2 bid 8 hat
0 bid 9 hat
1 bid 10 hat
2 bid 11 hat
0 bid 12 hat
1 bid 13 hat
2 bid 14 hat
0 bid 15 hat
1 bid 16 hat
2 bid 17 hat
0 bid 18 hat
1 bid 19 hat
2 bid 20 hat
0 bid 21 hat
1 bid 22 hat
2 bid 23 hat
0 challenge
TABLE flip gh
TABLE deal 0:gh,bt,gt,gh2,w 1:rh,bt,bg,bg,bh3 2:bh,bg,gg,skip
2 bid 1 hat
0 bid 2 hat
1 bid 3 hat
2 bid 4 hat
0 bid 5 hat
1 bid 6 hat
2 bid 7 hat
0 bid 8 hat
1 bid 9 hat
2 bid 10 hat
0 bid 11 hat
1 bid 12 hat
2 bid 13 hat
0 bid 14 hat
1 bid 15 hat
2 bid 16 hat
0 bid 17 hat
1 bid 18 hat
2 bid 19 hat
0 bid 20 hat
1 bid 21 hat
2 bid 22 hat
0 challenge
TABLE flip gg
TABLE deal 0:bt,gt,gt,rg,gt2 1:bh,bh,gh,bg,skip 2:gg,rh2,w
2 bid 1 hat
0 bid 2 hat
1 bid 3 hat
2 bid 4 hat
0 bid 5 hat
1 bid 6 hat
2 bid 7 hat
0 bid 8 hat
1 bid 9 hat
2 bid 10 hat
0 bid 11 hat
1 bid 12 hat
2 bid 13 hat
0 bid 14 hat
1 bid 15 hat
2 bid 16 hat
0 bid 17 hat
1 bid 18 hat
2 bid 19 hat
0 bid 20 hat
1 bid 21 hat
2 challenge
TABLE flip gt3
TABLE deal 0:bh,bt,bt,rt,bg 1:rh,bg,gt3,w2 2:gt,bh3,w2
1 bid 1 hat
2 bid 2 hat
0 bid 3 hat
1 bid 4 hat
2 bid 5 hat
0 bid 6 hat
1 bid 7 hat
2 bid 8 hat
0 bid 9 hat
1 bid 10 hat
2 bid 11 hat
0 bid 12 hat
1 bid 13 hat
2 bid 14 hat
0 bid 15 hat
1 bid 16 hat
2 bid 17 hat
0 bid 18 hat
1 bid 19 hat
2 bid 20 hat
0 challenge
TABLE flip rt
TABLE deal 0:rt,gt,bg,rh2,bg2 1:bg,gg,bh3,w2 2:gt,rg
2 bid 1 hat
0 bid 2 hat
1 bid 3 hat
2 bid 4 hat
0 bid 5 hat
1 bid 6 hat
2 bid 7 hat
0 bid 8 hat
1 bid 9 hat
2 bid 10 hat
0 bid 11 hat
1 bid 12 hat
2 bid 13 hat
0 bid 14 hat
1 bid 15 hat
2 bid 16 hat
0 bid 17 hat
1 bid 18 hat
2 bid 19 hat
0 challenge
TABLE flip rg
TABLE deal 0:rh,rt,rg,gg,gg2 1:gh,gh,bt,bg 2:bh2
2 bid 1 hat
0 bid 2 hat
1 bid 3 hat
2 bid 4 hat
0 bid 5 hat
1 bid 6 hat
2 bid 7 hat
0 bid 8 hat
1 bid 9 hat
2 bid 10 hat
0 bid 11 hat
1 bid 12 hat
2 bid 13 hat
0 bid 14 hat
1 bid 15 hat
2 bid 16 hat
0 bid 17 hat
1 bid 18 hat
2 challenge
TABLE flip rt2
TABLE deal 0:bt,bt,rt,w2,w2 1:bt,gt,gh2 2:rt
1 bid 1 hat
2 bid 2 hat
0 bid 3 hat
1 bid 4 hat
2 bid 5 hat
0 bid 6 hat
1 bid 7 hat
2 bid 8 hat
0 bid 9 hat
1 bid 10 hat
2 bid 11 hat
0 bid 12 hat
1 bid 13 hat
2 bid 14 hat
0 bid 15 hat
1 bid 16 hat
2 bid 17 hat
0 challenge
TABLE flip gg
TABLE deal 0:bh,bt,rt,w2,w2 1:gh,gh2,w 2:-
0 bid 1 hat
1 bid 2 hat
0 bid 3 hat
1 bid 4 hat
0 bid 5 hat
1 bid 6 hat
0 bid 7 hat
1 bid 8 hat
0 bid 9 hat
1 bid 10 hat
0 bid 11 hat
1 bid 12 hat
0 bid 13 hat
1 bid 14 hat
0 bid 15 hat
1 bid 16 hat
0 challenge
TABLE flip bh
TABLE deal 0:bh,gt,rg,gg,bg2 1:rt2,w2 2:-
1 bid 1 hat
0 bid 2 hat
1 bid 3 hat
0 bid 4 hat
1 bid 5 hat
0 bid 6 hat
1 bid 7 hat
0 bid 8 hat
1 bid 9 hat
0 bid 10 hat
1 bid 11 hat
0 bid 12 hat
1 bid 13 hat
0 bid 14 hat
1 bid 15 hat
0 challenge
TABLE flip rg
TABLE deal 0:gh,gg,rt2,gt3,w 1:gh 2:-
1 bid 1 hat
0 bid 2 hat
1 bid 3 hat
0 bid 4 hat
1 bid 5 hat
0 bid 6 hat
1 bid 7 hat
0 bid 8 hat
1 bid 9 hat
0 bid 10 hat
1 bid 11 hat
0 bid 12 hat
1 bid 13 hat
0 bid 14 hat
1 challenge
TABLE flip w
TABLE deal 0:bh,gh,gg,w2 1:gh 2:-
0 bid 1 hat
1 bid 2 hat
0 bid 3 hat
1 bid 4 hat
0 bid 5 hat
1 bid 6 hat
0 bid 7 hat
1 bid 8 hat
0 bid 9 hat
1 bid 10 hat
0 bid 11 hat
1 bid 12 hat
0 bid 13 hat
1 challenge
TABLE flip rg
TABLE deal 0:bt,bg,rg 1:gh2 2:-
0 bid 1 hat
1 bid 2 hat
0 bid 3 hat
1 bid 4 hat
0 bid 5 hat
1 bid 6 hat
0 bid 7 hat
1 bid 8 hat
0 bid 9 hat
1 bid 10 hat
0 bid 11 hat
1 challenge
TABLE flip rt
TABLE deal 0:rt,rg3 1:rg 2:-
0 bid 1 hat
1 bid 2 hat
0 bid 3 hat
1 bid 4 hat
0 bid 5 hat
1 bid 6 hat
0 bid 7 hat
1 bid 8 hat
0 bid 9 hat
1 challenge
TABLE flip gh
TABLE deal 0:rg3 1:gt 2:-
0 bid 1 hat
1 bid 2 hat
0 bid 3 hat
1 bid 4 hat
0 bid 5 hat
1 bid 6 hat
0 bid 7 hat
1 challenge
TABLE flip gg
result ranks 2 1 3 scores 0 1 0
secret f6f4df0809ee4ffd04fb45aa2fa0c262ae2bfdb56717b0481f437a5d2092d1d6
', 1795143340.5021982);

INSERT INTO public.counting VALUES (1, 0);

INSERT INTO public.founding VALUES (1, 'REST', 'kitten-me', 2, 3, '[]', false, 30, true, '\x0101010101010101010101010101010101010101010101010101010101010101', 1.5, 0, '', false, '', false, 0, '');
INSERT INTO public.founding VALUES (2, 'FORGET', 'kitten-me', 2, 3, '[]', false, 30, true, '\x0202020202020202020202020202020202020202020202020202020202020202', 1.5, 0, '', false, '', false, 0, '');
INSERT INTO public.founding VALUES (3, 'BOARD', 'kitten-me', 2, 3, '[]', false, 30, true, '\x0303030303030303030303030303030303030303030303030303030303030303', 1.5, 0, '', false, '', false, 0, '');

INSERT INTO public.guest VALUES (1001, 'Anna', 1);
INSERT INTO public.guest VALUES (1003, 'Anna', 1);

INSERT INTO public.head VALUES (1, 242, NULL);
INSERT INTO public.head VALUES (2, 242, NULL);
INSERT INTO public.head VALUES (3, 241, NULL);

INSERT INTO public.house VALUES (1, '\xca0414a237123873310de9b12e404614c88171056f5dced0541c1240004ea634', 1795143400.0,1795143400.0, 0, 0);

INSERT INTO public.notice VALUES (1, 'REST', 'kitten-me', 'over', 0, 3, 1795143339.2929797, false);
INSERT INTO public.notice VALUES (2, 'FORGET', 'kitten-me', 'over', 0, 3, 1795143339.8780017, false);
INSERT INTO public.notice VALUES (3, 'BOARD', 'kitten-me', 'over', 1, 2, 1795143340.5021973, false);

INSERT INTO public.pack VALUES (1, 242, '\x7dc209a1271a7827b00f880971653c42545b97492c92b2df95b896e9a73a93e91a717d2b3f13e899782f44d2087f7122aa42152796de99ce60fc7a890e55b471b2a7c750c2fc773e697d8171caa215a95315eb24c20620dcee3fc139cf9f1cd99430cfed1d5e9c9988e93e354eac377d1a29b5aca01057f7b00300d1a07791ff9b79162c5e7753d646f088c9d259f26319e2e726b24e48acf0a2491d376c80abb7671e19f786c5ffcf25d3df52336fb1b31897ac4d8d64e8ef80b5f039b167ca43ec7c96ceebb06f1b524b8703159f64fc087d43c0baaf04ff4c617cd98321d5eeeae91a1f188ea010c02fdeca0309aedd39026dbf9b3478e2cc31b6ebb53199d12b531cb290d3a59690151f1cd0a4571a0e5385b03dde4c93f98360ebec0ab3211850c31a44ca97e6fe050034d088e31c062a943b5148225683c9933734179629be7f140e9dbf2a3546e50bd6ecea85a230f2a1013c43baa555815795549c38e117fb8340318a357a7a882220e59ff28b79bd96e00deaf4b405d9cbe86dbeb1cd3958850f65460fbf1136e0e99ba69a351a8e12c7bcc89199e617017cd3583050cc25f69fefde455afb0c627029b4ce54a52ac9e8876fea982ec7470e86343961c79cd6c816c0bcde0d2af947cb5418956061a762fc0944376bf7cd0d01350a4c2f990dc472bd666874c01848ca972270b5dad9e8bdba87b1564e527c2c22b4f0b27ad016488c5c6f4f85deb8109dce95808cd65b136a95999a9f9242b069620bdc69ca6910521dbcd6f82098e2f444ee7e55347aee0e8045e5f777583bc447e9b1868f8b63ac5e52d3812ee750f7d69180d7b7404724a2a7558a773f5bf40174fe6d09bd38a50f282b2d8515337edd1a570569d731607b60f300bcf24902aecd51c124c328ee357e2222f19613cc6db88a5e084b074711a9f65a5e6db18640dd9417641ceca0d85f425500cddc3dfb82b87b11dcac8f1b1112f5a2f70c521c749ef0f7c73297e12fbc9069883734a3f90811175d6d57fb5e0cfe44518cc83347926ec80fad480576a7c26eb581cd7d560e86eba86ca7c29d986b6e7fa63c8adad97399cc9c3f4a1408beb23a7f3e738001ec00c309fb09343dcbe253e60eeb8f718c1866e9d8f83bb382f8a3ff0035436006f54dc7f50260137c009c0fadcc255c4e45a04c35d1c8373f7e2d637fcdf0b745400f40b518035cb03e7269e4c55e085c9c6d396a6759266e8dc1acbb8fbda91acd974ca4da037ff3ab52fad78fc2918514546bc729adc4bc033bb089bb401374933a388739c9eb7650f3c025c04db795c078f477b274fc05dfdbc6eece7f29b271282759aef2b0aa5d5e8a18ab9744f8a4b4bf0aed91cbe8af9a580fd8289ffb0959dd9664ec28f1b5b1fa88b993a0285c0add81c894afb58dce5ef10806012aedd609f824ef74b36dfee4966664f036b6765c2328b95737e85fa76502f0a2bd99dfcfd29d30cbf9d3fb196148e708a121d7c2778df2d95b390013172e180573e95ec4217262fb7eabd6014a7bcc34357a668b24b061950ee73310b83b309264d38dc93d61b29d0ce13d7a8ef495a6e336757dfb74e4b611bef3427d3b0cff5ba35a87322e3ea6b40c691ea21abb6d08c787004811ce0d4269ef9cff7f38acba06fb28fbde75e181fe2861c9610a262915ca81d8b8ce0aaeca4d37317c3c98ffdaa6f7702cfd5716d2a608f0a49116d8019e87f0bb2e4df616034389a1dbf108ece96304f8f770637b85a72c7cf34931a795c9b5d0539686d56a775b202389f1eddc1a44eccc8aa6ac2d61a28c27c90d6476f0363a18308e74dd23697fc7d078fded338742401e75a29f4c77a607a89f39db0fa6625016ee178f425daec59912664c30767241490fcdfbe198ce14aabc8fe7cafc195e596a901399752d2ec750c4aaaeedfe07f44f0a6b73d819fd9dda4ddb21cec049c78822ca15e5c12aa391b6e7fbef96a9962c56c935f8e983e329f4621e4625086f83bf3242d8202d407646f4a35476ebe81d24ec5c1806244d78ecbd821bd17ae523e98adff58b4596343a12b4094574a78e87ed62cbfa9757eb2b75219bb472952ae034d4e7ac499ac08a7555cba4448b3ce91cde70533abe6116bdec141b9bd80115ca59f6b1a6e9fec82408c6b898d81665a256c2a532b4d69587dc349b8c3cc263a695309734588a52b9fedbe9082df31475343abcdeb0138b432aba020e3a88911ddc54157851ec1649b54f13b55a6480daf13d8b4dd5f5184b7168d6564a3c32dcd36489c7698f33d7784f97af680d9595ecab5a701fd05c2897c90159efe2c901867f899507fd969a99f728e49bd2f7aea5df7826726f52482d349915606fdb725c6e59d407383bca55932875fbbdb96e15d03c0d2de2d7bf4f6f7c7a4d4daf002cccc6b4d9e29040829998d8dc7874e8b015276b7a884867332921d33d0cd2eb020726d052cb97e3792355e77d53ad931bde627ec0e6612b01024dbc9de5dc09dd136fe80fad77cca4a149d06bfce0a8c8b5fb717f1e1ced518f3566b8c6e88b592b4a3f5f16a08902f7294c5307a8696d9c23c82f46d21880c4cf7d27bb7b6c228499a3cd5349441f4bbf7963fec4672a4bcf279307f05a9f12c23e4d54c0821efecbcc6bff739baebc5c060b1c560c854c00b01e5738c2be424ebeaab97a0927c9c0d43de42045e452504cc8c7596b7387a78024f5ebf5dce384848d181d7ed9150a', '\x78da955a4d8fdc460efd2b0d9f678322592c92be25406e7bcae696cdc1bd99740f620c827103fefb61a9eb43ee29116bc086c7f0738912f91e1f29fdf61ba4044f1fbe7cba9d7ef9f93fbf7ef01f5f6ea774823f4f3fbebe7efaf004620c9988f487629a15e8f7a7f69fc0d1e7e7cbcbebe9af97dbedf9f5bfafbffef8d3bf7f3efdf1fce9f3f3db09f77f3fa58f6fd7a7cbede97c797abba2ff4427f878be3d5d2e4fe7fa77fffdf5841feb3ffbaf9bffede9cb5f2f7f7f1380a888207a00e9e903fad5f1747ef9e304a7eba7db37404da8c823507268daa0f81e0a5034df8fcc8e830d470b1c67c57207f2b8765e004b2ea98c8b9771715e600dc1f47ea88cab9715d0b4e1745c5cdee390122b8c8bdbb8b8aeb0c2daee08d2b8ba2d9039b3b4e70e301f7c5a400b4b915923382280459e88550bb7836984008b3c5151839628c8338645aac8ab9474c6c0338645be72d29e0228338445b632a582d6a03243282ba898e51982ce101659cb82d9a41d6c33065d414da8250dd38c6191b5ac4561a60261d26091388624b9730b470cb8c81a7312688f0c69c480b8822ae10c21cf101679e3c229b514236f21fceffae9f3e7e7d7cb7317933f3fbffc7d3a5fdf6bcbdbad2987ebcae5fa74dea4c67f5d2e2e2b97bbf6dcaaf0e07b615116e2342b06276957b76f545a15e024ede2e64ba1420d3859bbb8f1222830ab05276df30a3cb580266d17f55a54a8d396266d17e52a9efc9db2d364adacc0e2b7d68e9da45d14ab2027eaa14ece2e6a55bca4788a26ed289b56686909a01d6317a912d50c3dd41d6317c95222b619c08eb08b84f9a9d89b01ed089b57506582d66076845de4cb92ed9290275f570a63e0cdb049679e7c5dc98b2153474ebaaed4c5088577214cbeae04c6c834f58379326191313348ed79e53215e37dca2c11599a5cc832250317e80c3d008d04e3f620182e0f6f5521aa586c26e4ad69c3f94ad586b89eb8646caaf2f5e18a9c9c2c333e0ba4c2c156fa7d730ab4c25291a4ad053004626155a677e68631100b038f15fbb11488852335e58ecc815818207b7f9d0170201606aeabd044904b2016e65e48a5a93f4b20168629519962c11a8985b925d2ae016c915c38f46e1b1d5952a416869971aa4581482d0c3db54d860b4662e1c87bc7ae488ab4c208dcb6cc0072a4150ef627d074b870a415468c624dae4a89c4c2bb60c21d538b4462e15a91ac8976d1482baaaa70cb57b1502b32aa5bfd1181a42d82b504d4a6ffe81aeeb347fd97691a6e5502dc4a541970f65f6ecd393c5cd99ba0b420058251c47c64921d5b048361c4c1aeebfd580ac611cb56405a9e2407f388790bbe235b001c0c24e6d6ae25494a308f987b202cad52458289c4f5cf3bfbac12d1602471b0486e1a20168c247ef779705553349258f1194ba6602a442389a35db35a088ad14862a564a0f61094a291c48a9b76dec590a391c48a26d1965ce56826f11bc36e99b5442389893f5c9c1e57251a491c2d464db755a391c4dc86a076a845238989cf8779c660291a494c0928b7830d82f67eb9be6776653034069fdb4aa1527a6bebdb5cf0703137953ab5c430eaeb3eb5e6a6a746515b778fa4bda02d476ddddc564c9a18475ddd7fea34b5123575e729f6ab4bd4d3bd96fdf6e7e535eae93e81f643edb0a3db0fdea53175a49f7bd8d22bd43542674b8704c73dbdc235775703098f7b7a856e76a163e9b8ab3bd6ddd27dc7d3a3c8c77dbdc2dd07f5e545e2e3c6be415d5afb062595e3d65eb14e3ddc0521c7bdbda2258b8d87acc7cdbd6215d3d8a1243beeee8ec5ea307661403a6eef153e96070021552fef9c789dd8dfb6e6fb76a7ea05ef16fc3eb53f4cebf55a4aa8bb1d131c73b5a20d5dd47b6cc76c752879a5740b0a704cd70dea43f06ec704c784ad68c845470cc794ad5037cca352e098b41b5473daed63e198b5155ddcb2f6451784c4cdcebf3e8c0086c4cdd507edca0463e266cc7d75001813374bb2ce2e8c79eb3c2cfbc534c6bc65740a423f3a26aeb7b6dc7b10604c5c9fb2bd69eec28899cb6e5f534f08c6cc651ffbc6a21463e6b2699ea30150e48acf6b3a56f2d561f852f7f05fef0bb4da4aaff8eda57cb81d0338d0b10fae506091ddc3a16323ec68f109b393808e8d7045229551d674ec842bd469b8734040c75678432b8da52c1dbbe10acdee9b47b8c776b842b92ac72e86633f5cd196c6d33db6c31b5013f7d5740efcb0633535bfd642c88121ae70276a1e8bf7c01157accfda7de50939b0c48e35a87feec2083c718523a18da303535cb14cdd97430e5c718516c07d10812bded03a0c4db8707a7b74a4ffbab3eafe7eeb52798577377ade86d087cb38d707adf26e67f12e22a80dabe79d67de7181ccac43d419024eb99971e7dd39c51870ca85348d5722c18269434ae9430d041ba60a953cba25cf54bf4f887b0d1c0b5ee0996a5d417d0a1b5009d8e4cddc83edcf9f3562939f9a64066b514b73accec28c364c8ec5c43cfa5f99e95a50c99b2eeab03865f766749130743bcce35c8a78e458e9ab6b2839e291f7bafa0aa163bfebe54da7c6b52d5be6eee5828f17b1dd7d96a0ddf80371df3f5eeb49e0fa9cff8547b3291ab83eef185ee4e3d499ecc57326cbb32e64e67af198ddc4511f274120e834b0bd82ec452c18741aff43d378692b14f83d975e86f15c25077ecf05d2d3dcf32c3b194e2bac62eea526bb742df255df92f4511544a22ee3e295788c74a2519771acecd26091d773a5cb3ae8a929f27a5e06607d4d040adf5bef773fd5f612db02b27efbf07009a3dcb7b6a01855bb8b7099d144338e436db4518d461c27983fb99eeadd1a6af1e45c2d73afcadd1a6af1dc5c2686faa844a55e5f338e9952352a75f1c48dbc45938df300d338d4a2c9c67f4cfd2d23188485eeb22463ac310c0bbdfab4a1eb4661a1ab9bf7510196c342afa3bd8d3b0b871ac70ac3c0def3f57f8eebad78eb02edda4ccc63dd2ab9468eaf1924722f3e5be5c138d3c8bea8249ecfc222fb523f1382f18d448aec8b6ae6be3dc104917f31e8ba870923f7628cdc47464c14d917f359adbff0c19423fb62a518f78f2e76dba645e59a8cc105f7bba645e5fae571842a9179c1baf2180f5523efe250ed8b314c165917bf69cebd4720a4a014df6eab52bcd50175abc2c7837d06e8e1020445886e4653ef7e081814216edf760d683497a28b1275038210cda50eb56ce3540e8a10eb993ca025284387aaccdb92a00c7dbe639391040dca109171d41644232962991ff36038913a54b02b0622846548e01da43f57c4a060ce2bedf2e96bdb673c584baced7c7c5a8814d54b5d3e8e74618eeac54b10c683dd6d9a16f5425627b40e2d51bdb8099c874a542e99ac8c74edbe415a944b766737d26551b5386361908052542db9d439a643212a173775398f8fcabe3baff771faf278a6e6f105168549652c36f24f61529932f6a6851426d59f140d25a430a9ec0e78309bc2ac32f3eefbbb30abecd3c260168569e5fab54aaf801c29f1e5ddffd42cbbcfd7b685d2dbcb97e76f61e6cae1c5f8fb3f9a7b3f7a');
INSERT INTO public.pack VALUES (2, 242, '\xeff4694f6b6026ab6faa0e7b47a9b308545b97492c92b2df236a69cc7468078b1a717d2b3f13e899782f44d2087f712293abffa9505f283c60fc7a890e55b471b2a7c750c2fc773e28dc90ec3054ac245315eb24c20620dcee3fc139cf9f1cd926c2c36074ff5a5c88e93e354eac377d1a29b5aca01057f7141baae17ec2b9049b79162c5e7753d646f088c9d259f263628b4fe67d94143ff0a2491d376c80abb7671e19f786c5ffa5ca459287f14ad5b31897ac4d8d64e8ef80b5f039b167ca70c5f2c85da18d021b524b8703159f6499b31e5a170b1f21ff4c617cd98321d5eeeae91a1f188ea0a71123671005d872dd39026dbf9b3478e2cc31b6ebb53199f811b86223bd87459690151f1cd0a4571a0e5385b03dde4c9b5d8b4ab6aa3d7d211850c31a44ca97e6fe050034d088e381467fd0335fefcb5683c9933734179629be7f140e9dbf2a6c3e8264acbb9880a230f2a1013c43baa555815795549c381f25ec9b8e21f1d57a7a882220e59ff28b79bd96e00deaf49f8159c2f7821be1cd3958850f65460f1f357abae65a6a99351a8e12c7bcc89199e617017cd3583088b8ec222ab28c7c5afb0c627029b4ce54a52ac9e8876fea85a13e774fbc1aab61c79cd6c816c0bcde0d2af947cb5418c24d616134c07711376bf7cd0d01350a4c2f990dc472bd663b3747774d6695e770b5dad9e8bdba87b1564e527c2c22b4dd95f81388bca5b06f4f85deb8109dce95808cd65b136a9548530790b91a611e0bdc69ca6910521dbcd6f82098e2f444d0d4cf4006aba21345e5f777583bc447000ef6e4b6ecf95152d3812ee750f7d69180d7b7404724a28f1846e305a8333474fe6d09bd38a50f282b2d8515337edddbe934a42502443960f300bcf24902aecd51c124c328ee355e020d1d2bf63a90b88a5e084b074711a9f65a5e6db18640e078f337958711285f425500cddc3dfb82b87b11dcac8f1be980ac522806474e749ef0f7c73297e12fbc9069883734a3c0a557484b8f70715e0cfe44518cc83313d6a83382a04a8776a7c26eb581cd7d560e86eba86ca7c24fd6eddd8d527e99dad97399cc9c3f4a1408beb23a7f3e737223b011837c3b5e343dcbe253e60eeb8f718c1866e9d8f89eb02fe60f80a94a436006f54dc7f50260137c009c0fadccc8e389dd75ff66e7c8373f7e2d637fcdf0b745400f40b518f0e676cd13cae2ec5e085c9c6d396a6759266e8dc1acbb8f238b7cb61feff81d037ff3ab52fad78fd74135e01d650118adc4bc033bb089bb401374933a38873954cfca6bd18412dd4db795c078f477b274fc05dfdbc6eece2ee512eb65805f36f2b0aa5d5e8a18ab9744f8a4b4bf0aed8ba5da637eb4836d289ffb0959dd9664ec28f1b5b1fa88b9ece14c78c4def8e994afb58dce5ef10806012aedd609f824592113704fe74da164f036b6765c2328b95737e85fa765022507115ed21ff90b30cbf9d3fb196148a3463a67ccdafa02f2d95b390013172e180573e95ec4217268db840e279c9f8fcc34357a668b24b061950ee73310b83b47b39e974f8fc5c9b29d0ce13d7a8ef495a6e336757dfb74d608e75ec92fbcc30cff5ba35a87322e3ea6b40c691ea21af7facbb0d963641bce0d4269ef9cff7f38acba06fb28fbde98a8f3ca71a251700a262915ca81d8b8ce0aaeca4d37317c3c98ffdaa6f7702cfd5716d2a608f0a49116d8019e87f0bb2e4df616034389a1dbf108ece96304f8f770637b85a72c7cf34931a795c9b5d0539686d56a775b202389f1eddc1a44eccc8aa6ac2d61a28c27c90d6476f0363a18308e74dd23697fc7d078fded338742401e75a29f4c77a607a89f39db0fa6625016ee178f425daec59912664c30767241490fcdfbe198ce14aabc8fe7cafc195e596a901399752d2ec750c4aaaeedfe07f44f0a6b73d819fd9dda4ddb21cec049c78822ca15e5c12aa391b6e7fbef96a9962c56c935f8e983e329f4621e4625086f83bf3242d8202d407646f4a35476ebe81d24ec5c1806244d78ecbd821bd17ae523e98adff58b4596343a12b4094574a78e87ed62cbfa9757eb2b75219bb472952ae034d4e7ac499ac08a7555cba4448b3ce91cde70533abe6116bdec141b9bd80115ca59f6b1a6e9fec82408c6b898d81665a256c2a532b4d69587dc349b8c3cc263a695309734588a52b9fedbe9082df31475343abcdeb0138b432aba020e3a88911ddc54157851ec1649b54f13b55a6480daf13d8b4dd5f5184b7168d6564a3c32dcd36489c7698f33d7784f97af680d9595ecab5a701fd05c2897c90159efe2c901867f899507fd969a99f728e49bd2f7aea5df7826726f52482d349915606fdb725c6e59d407383bca55932875fbbdb96e15d03c0d2de2d7bf4f6f7c7a4d4daf002cccc6b4d9e29040829998d8dc7874e8b015276b7a884867332921d33d0cd2eb020726d052cb97e3792355e77d53ad931bde627ec0e6612b01024dbc9de5dc09dd136fe80fad77cca4a149d06bfce0a8c8b5fb717f1e1ced518f3566b8c6e88b592b4a3f5f16a08902f7294c5307a8696d9c23c82f46d21880c4cf7d27bb7b6c228499a3cd5349441f4bbf7963fec4672a4bcf279307f05a9f12c23e4d54c0821efecbcc6bff739baebc5c060b1c560c854c00b01e5738c2be424ebeaab97a0927c9c0d43de42045e452504cc8c7596b7387a78024f5ebf5dce38448707b035307f785', '\x78da955a4d8f1cb711fd2b039d3701abc8fad2cd011c5f0204087c737cd0c6ebd9850521184da0bf9fea9e267b34cb7e800d7f4872b159cbaa7af55e91bffcc28d295825cc6aad947ff9d387af9faea7bffff35f3ffdf8f387fccddbf5544ef4fbe9a7ffbd7cbd7e78220ba196c6f1d7aa9ecb7f7d9a7f8572f1f3cbf9edcbe98fb7ebf5e5cbbfbffcfcc3dffef1e3e9b7974f9f5f2e27befffda97cbcbc3e9d5f9f2ed7a7f3f9e9eb1f6fff3dd1c7fccdf3f9e972ce7f73fe319f78b37a7ee5fca73e7de3077fa286b674a83c7dc8fff5814fcf6fbf9de8f4fae9c1711335f623cf6b2e2deb527ebfd48bd4b0db1e2d0d6935ac13c3c80feacd508633edbd61b42871e48b0e5f64b2524b77c5862b3ab10b8ab619fa70c5de19b65298e5d09718bef86429511adff6a032bc8989a57133df2c690f5399987ae6981e66180f8788268ba34adfa60e87e87d4c1b95caddf5b63b542796541b1f3b24bb436db258ca969ca4bb3f3231340ede2c6df7e77d641b578ac33c26dfdd99043bd770ed0ec5eed024b82c6cfd84b8ec1e4da2cbcae2f5c825a6bdb626f1ce5d3291b67d78b8c493e8b233f752afc3239e44b7e62fe4f090b8ed1e4d025e85c9ba47b27af49fd74f9f3fbf7c39bf7404fbfd73c2d5e5f501d0ce1b7af1d3b7c4b2e7c4b604aeeb8a70d705c996ff2ee0764930bb5cf961db50b2c33ce31d15262793559335b6b9bce3c2e4641ab97600e11d1826c7d038684590b93f3b324cd2be195795db2e75478649de37cf2fd6cd72478649deb7a8eced10c0776098e4bd6497902d75ea0e0c93b4d7a2a15b21d61d182659bf44eb30e9eb1d2c4c923e5b91c8d628ea1d304c42ab4b64bbeb77c83089ad46ab7a7c4277d03009b795c4a06d9b3b649804d768716a6b8777c83089ae0997e39c6e3b32cc80ce9422fa3e3b32cc70cd8cc721b51d1a66b8669946e5306e6d878619d2794262ed4c40f63a9b84d89d63cbeba63b584d22ec518c8e0fc976b0e2d96253ef1ef99f01abe795579daf7ca35d37e6954c2c8129b1ea065e8bc18d9b7dbf6b14b143686881a02a48c963e34805415548b54e1a841054257252c8913fc208aa42bdb4ade0a522a88a281dd3a421a48ab000ee08402a29b568edee28402a494e25c31f0348959611eb37e7fe38822a29aed6134c02419524fbf24e19b420a8122ad4fcf088941054e562bf2d5ef661845592fccb7b63d48ab02a4dbd9663971ac22a21958e9e2a08aad2ac7318550454c2ec24875153434095dc2db9f0d660d4115049b22ae27e9a81902a4de3d8232bab4707e8737d449f15712ee785279d57d674e5058c6e4230b9d2aa02cf4994be7def436ed73ac737028a4f12e71b1fa29431907c52a58c066d1568beb4b4dea4ac01cd27d99a531e1eba2340f5251026d9d828a929d07d92f2a0cb4303b24f168a4c875cc11ce83e692d4fa7872080ee9326dcc1cc0b927d6999bf3e64ec4e48f64953ad5b063b23d9270b76f4faf38a745f9a26353d4c1f6f48f789b050df4690f0934cd314659ba922e5271254f83083dc90f413ada96bb6a0b923e927daa86ed4c50329bfb4743d8e5a14a4fcb279c9a09c4180ba3c4f75d6a6b05641d50748fcf1bc2aaee765a6c40fdb65e0f910df83016911cd93effa212a202d69b9a1f662d90069112b5945c7831701a4452cf358fad129202d6919a52bfe30c05ac496223a1ced8523d692964c5b054620d662c9b6fa888c4a41b4c52beb31534f0601798b6755f5c160960d242e2ea577402a151217cf73223976aa41e612d9697b116604217509d191735414729750690e8eca207909631f53a1e288be64406ed3a7d5341081d10c746dc783332a88c1e4ea145b7d2246081ecee777dc624c5fd659ccf2f72269d641f33a447ed84a0c84941032684a8254dddd4d040d5aacb69e6584a04193b38adbb147081b520aa5e4eed124040e69eae4c379840eba242e81602278c882293ab641f090cd2489493765040f9a5ed031832186f0b08c164aed38c4101e946be9728318c2439a7a6b71ec148407e5e44b7d28cd101d946d1b1aacb6101d344fb41a3829880ea946cb18dd3306879a9285862d4687a423e48762822a5213cf8f157fd92bfe36b238af438ce51e291544aa8887bd1bbb46bf274022426b767e3a46d68a54442e761e01ad4846682b7be82bd21149ceb6d9ea81474848a44a251de050919250e1d25b3a55a425d2f278c64715490995daaa8c9f1b6989ec70d4c68d0d14134b33b463ea4e0daa89a4a5d2fa30911ad413ba50f23e84a1060545d22b62065e414591ab83070a35a82932c2aadcc1a14151a19a4012c02ba82a54a3d8be139e3f3e5efffe256bb6df982c35fb6d9b3b66053f34e80c66e9e5daee6650effd31295ebba9ec5932099d451d2a968450717a59866ddd9451757a82651f27129c27aae7e176b14e70a2a8498546d5ca1efb4940dcd9cbf8a9f6d04f6a6f993bb7616aa8f63cbc8c308bc3e28bd435e300e0c0305515571ef7a37062a8212586e91ead59a1656b77efdeeaddab8036b3751f7d542b2a2b2b658cda491baa2a2b095123b9145d222eba755218e3e6f0724ebe7abb3c7c3e3f6cc23c28ccfd3071e24e5d6ec6bb29ba204c3448b233be8a6e0817e0d0a150740f759b9866bf1dc76c7ba467a71cd5fbc919810e95a49dc678898c418b3272331da6e806d028c4fa0d2919ba02b42486dafa01d81d2697996d9e1675dbbb684dc2953c709490196a40b6d2f271b08e1a50da06776e6df08e2fe146b9c3a8c33b3eab89b3c3f44fe9b4ad015ccedf8f702e8f1b706dde8fc3d1239f6c5c9932c314a9314b62a7a3421dc9316bc96b474ade8df326e7d61aed87a128cd5beb77a8e4e8258f35bb8d89564bf494272d33c57a801de9acc47d19b75e144867594b9d35da54104c7259ee9aba29c31c17d9c6abab2d7cac63923033d871c0e73a2699bbfd0c026aa8348d71c14c718bd641eabe4e5277d31bd79eb78ff02c9e9db8577c18a02da63bbf0907a4250db3bf8fb805202da6ae45fbfb9d02388b6954eeef5d0a01ca62d9025b1fff70614059d2d46c6c5f0165314be2d851944b0394c592de253beda602284b9afa9862f3fdf86c92b6e63a2eebb918e22c5962a9a587b78e388b2d178ae3b381384b9ac678c04305a4e265968adbcba2d71b83ae0f9f6eda9f9631114a435fef47ba29a3440c8ef14e860949db2cb29edc4c48d9a6a167827753018998845c07bf625290889ef2bd8c9c250399981cb770eb494b0e32314d9d787c1509572fd5cb080043e5ea659900f594614299e8c93da293726646f0759d77de0e5cafdf7f38b96beba29cb9828cf1ecfd7de0c3dc40c2a4a5e9c883bbe1569d98a67e9561aa20653cdbdc00b9bb876f938c49801f6495ef5ebe4d3226f16a7f23c781322619a0f52ec6b5a08ce13a5e22702594306c45fb1d125714d8e729189c977bb0876f56aa23572a0c69f68216d24d614c9317c9c0cd0a63ba5ca8b7f133c19826336b3cbe0a835a23c61b18ae30a8adec0a842b0c6aa31a03e21b02e387d7e8cbf09ac0b3d325ea97b7af2fdf2fb244b3cca15fff0f000ee9d1');
INSERT INTO public.pack VALUES (3, 241, '\xa3ab548a734b4f902fa99273b4ff634a545b97492c92b2dfdcbcbaa9a7fe7a87256468e93bab52d2782f44d2087f712219c887f5fd5e873520448c5acef44405b2a7c750c2fc773eba1f21e38e987737b2a6b2223e672d63ee3fc139cf9f1cd97cf312ecf9e8e13371574b6cc17d2d641a29b5aca01057f7bc63bd2dfcb3abd2b869dd5552a1f04c46f088c9d259f2639194ca8923d80055ac657d557ed31484b7671e19f786c5ffbdd9b68d40e658218dfe5622cdeeefdfef80b5f039b167ca6dd801b532eaee83822e3414945510bd6f58ee889dee4f94d2a63265e85c0a90eeeae91a1f188ea0da00fa879723bbe2960dcf4eac7126aae2cc31b6ebb53199f2ff91ea54d4b4c5927dce515ccb73ad1a0e5385b03dde4c2522ebbe41976345f34f6e7342cb072ae6fe050034d088e3120ce8fba072e5b9b1353c88a3d6579529be7f140e9dbf2a2b70c65d659196bc08c5cdb3e145b9bea555815795549c380fe882fa7e1d3c59e7992809f7ebbec58b79bd96e00deaf4f6c6af51c57fb6bac65c12f118047396b45dd4d4b33359c0dd9da45af7fd56ab99e617017cd35830dc5ee9f70e9283c6ece06da14c39041c54a52ac9e8876fea7dd27f7a1fe738b2c1e6ad78bf3250d6de0d2af947cb541861aa9a21f0cd4ff4257ae5e369a2541f4c2f990dc472bd66009625d22b0fb8a0facabb6a1cb5b2e9b1564e527c2c22b4700926a5a197ae2ce006439203a8311695808cd65b136a955b6807a87f930b762953e906971a2f36bcd6f82098e2f4448cda4f9b58d9906245e5f777583bc44709399f1973275f58028d41b2e79d66739180d7b7404724a28c20029b21eb0fae553bcb3ac742a24f282b2d8515337eddbc4b7c3127b5465bbc9a5b228e45d963cd51c124c328ee358ed7407bed3f622fb372e8bf7d3a5b86a9f65a5e6db186401de01a732ec8c89afb133246a73115ca82b87b11dcac8f1b5607ecd66ce5ab43722d6d4162b7715d2fbc9069883734a3fbd1990b053e54c9040984c8be8ae48c07ed758810360d87753224efee03bafd560e86eba86ca7c2855638af0ece886f2c0819ef78f6e1391408beb23a7f3e73e80c4c22d4179ee27143a23ec77ff8a78f718c1866e9d8f81faca7884b16355b888e340639485e3b60137c009c0fadccb9c6cef362ce40031c11cbf0300610a9f0b745400f40b51874301a0f8f8eed86713ab6513eb29b2c59266e8dc1acbb8f08be258f9eba415c459fd4cc93c7c6ecd8c25e1ad1e890a21f1bf41d76439a8e401374933a388739df33facabca326e0f4d30f77f178f06174fc05dfdbc6eeceb5b1d19061a1f3f0ab283a976cd4aa4e9744f8a4b4bf0aed73d58c37367a555846879ca357e41661ec28f1b5b1fa88b9cdc49f783ae99c16dd59419aa6ae130206012aedd609f8244bdf610bddd7d6898b22a2236721d572b95737e85fa7650234f62c8da362094f30cbf9d3fb1961480af5d95ace991e34f8fcc90d39ce2154180573e95ec4217215f5d9ca049b6351bb78d387c25af92b61950ee73310b83bb3da7c076bba9d43bc74e761dbed546895a6e336757dfb74eec3812099bf83ca93dc18721f03ad0f3ea6b40c691ea21a2a1519b103158fc07e5b704cd179455838acba06fb28fbde10a9a8969535a8783e5755526c9b2d3c1acc11a6bc069af43c98ffdaa6f7702cc07f5bfb5b0f9f4e9116d8019e87f0bb13ac19f24902f971dbf108ece96304f8bcd3ab0d32bd5c06f34931a795c9b5d04da71d020ad332d12389f1eddc1a44ecb1c8098cfc7e915427c90d6476f0363a70c6f643513d78adc7d078fded33874219509256205a9d5e07a89f39db0fa66290c2f6a138a93562c59912664c30767229a1b1b4ba9815ed14aabc8fe7cafc19b9645874342a72682ec750c4aaaeedfeea696b2ef6f3a1b1fd9dda4ddb21cec05ff7983f5904835f2aa391b6e7fbef96f6e6a84af966212f83e329f4621e4625465c022626efcbd22d407646f4a35476adb2badd5ca9c94b244d78ecbd821bd123fb5a7003e478b04596343a12b40945a587ac4c146a9eb59757eb2b75219bb4f4ac1fdfdc9b4356499ac08a7555cba4d9450df6d3b195af3abe6116bdec141bcc96ee55839acfa1a6e9fec82408c6b84135ac724be0461f32b4d69587dc349b2d85350592d3522934588a52b9fedbe9acd7e38370c3f3cedeb0138b432aba0264dfc395baf370af7851ec1649b54f13d56aad3ced14b6834dd5f5184b7168d67ae95f1fd22c49a3c7698f33d7784f9760cbc16594c779f4701fd05c2897c901086adb919d4c1d2a9507fd969a99f7281aa4f177c5a2615126726f52482d349932fd8acbeceee1b5d407383bca559328a0e80e3dbd8810810d2de2d7bf4f6f7c88ddb5447e5e77dcb4d9e29040829998afe8d455fe9f6e076b7a884867332921d609a01007fc5088d052cb97e3792355b32340d4c8abe9df7ec0e6612b01024df9d334453cd9d454e80fad77cca4a149fd779cf48e75c949717f1e1ced518f35f6dfe8f615f47e5b3f5f16a08902f7295c26587efc636727c82f46d21880c4cfec439d71f8fd1c46a3cd5349441f4bbf1ac8c560be093381279307f05a9f12c209fef7941a94e6f0cc6bff739baebc5cb3a420f6438c2cd2b01e5738c2be424e0ea8f9520d504d27d43de42045e452502cd1ed0961e384968024f5ebf5dce384', '\x78da955a4d8f24b70dfd2b8d3d7702f14322b9b735e29b8100416e8e0f3bf1b87ae0c5c06837307f3f5457e963bb15025ecc627a061c154be47b7ca4f4f3cf90129d3ffdf9f576fae19f5ffef58f4ffef9ed764a27f8edf4e5fdfdeba733886560224e7f4f6896507e391f7f056efdf2babdbd9f7e7fbbdd5edffff3feef2f3ffcf4e3e9d7d7afdf5eaf27987f3ea5cfd7cbd9bfb6dbf9653b5fb7137c7eb9dd7fbaa07f43ff2d9ef0f3e61697f38bfffc71fef3f7b73fbe7780d880fcf9e9fc09fde1707a79fbf504a7cbd7db839d9895bc1b921be2dd109f0dfd1b687f2176d37437a58569860cb8af99fbc37961583095c3b0f487e767c30c4933f6a74b7f7a59d98a69d917d5fe74591822ab1d7b64fde9ba302410292398a93fde56c64ac7a20063e7d3c29273ca7a986277001651ca1e4c1abb0fd43d005c591bd2b103c0c38745a84a2ad90ecb3c5c58c4aa0065b6e142192e2c02e6814538d20a64b85056a69a4adb061d3e2c22563cab99870f367c5884ad489223b9300d176c65e93f1c963040b0885951d63c708dd83dc045d88a4196231048dd05c495a9726edef2f06111337178e1d805cc771ffe7bf9faeddbebfbf6dab8e4b76f6f7f9cb6cb03b5dc29a392c9e664f2e1d472bdffc289a67e5dc889e5e5523f6fdb8255fca336b6c081d8c5ab7b4c29e5e1e480ece2e51d31191b5b0dcc2ede5d19a96fd300ed225f3553a2e1000dd02ed2b5c28b0f0768a07691ad860712abe500adac2c55d2e02c1a985de4aa39b85aa6d080ec22578d09e9802c4d905d24ab7f4a772e3a3c98200b2b6b519363e109b28b78596195b65d13641701f33a58ca148609b2bcb21607c2be304f987d0e992fc7d2f6810768170ce39b900446e91a985d708c1b4b73602076412f90d837e148451e885df00b2467a21107ce030b69652c0a7cac5b0669c0c254d9d2014796411acf210370e3e1814694b13d50c6c117379722557e5439e20cb1ab8f9d24aa1a71a55219e5f1a9eaf2e270d002be004091c1693905740190931e899a21600b37543c829931200b00f3b88fa753c015e004e4203c56e5802b0099bdc81f9639e00ac0fa693cbf045401e4d6ad5e6609a8020891b8596a4415ce690978d4b56c1155b8b58035dd9622aa0062e696cd0522aa707d010ac3878211550079c85a292a1452057bc4e44898c22155b8b79486ca2939e48a2a74cb91dea5846cc1d9d2c1984542b2e05270f24043b2709d6da9bd9a85649131ef107353497717fe0f01dce89101768de00c5095c2211a2a19d0f9e3de8ad4dea47e7e78a2536953e202411702d9ab5a395e43306843a090320da2100a1a11286c82478e08079d08882f877058e6a015014190349a0129412f0242088daa448266048451b9596ad08d80f8b60eae100b9a11ff885dd7688aba11506f195b3d5588ba114729bbbaeb2e2846dd88bf3f273ec84229ea469c85ad539b72d48eb8618691069aa36e04ac482e4774b544dd08fa2ea8361724ea4630b1d1d077aa5133e27d6e6afd905ad48ca08b053d606a296a4630294c330683a0a85f6f8f23865b9b2f5cf6818257f5bbe8df81bc83faba7dff4070d6c523470c8372eebd1fea942246413d473096b639c64141c73a2e689d9ae5a0a27be503d391205682928ec88ed4b6ac0425dd57a5ae0f4d83928e8499a6fec32ca8e9e896945bbb9c5250d41dcfbda58404515177a152606a14216154d5bdabe0e10345551dbd0741c566cb515947162cf3f02447651d59dbf02495a8a8a3838f527757a2aa8ef9d8dde6824655ddd55566ed5b6c5159f7925ab8f4714f8a0a3b7aeb6cd30c0742bc6e8b91e0aec0eb57856b9bffd58a5c9bf6ef8b2f1621e8218210acc5fbefa9a60284682dd6677600215a8b8941b30cd12ae99047cd8310ae02deda735b38c4abb8f26b0a0d2004ac64159d772144ac942cdc5e0e43c48aa0b6592c600c5975ee9f7438600c590f1cb658600c59e5a41d2f1843d6fbda32870363ccaa98a4fe82316c5d10dad8b718b6561b679cdc88716b20dab430608c5b63d3be7314a9e1eb0d9ffbe15d0a7f60ad946d3abf5d6ad5bc3e3e28eb800b452218adb8b86d11a24805d7d385cc13a9522483a9ce3f9a0a058a74b09b2a59378d8430257617e69974a4849daa91faba9112764b976b6d1e4c911426a8ff260f222d4c90b90fe639d4c204057b2038d4c2ae32bcb59c00cba118aea2a4839043314ce85bd62b3d876a98905c904f3bc1a11e7673e96596433d4cc83961f73814c4e4345ea63106fcc531d3e50156f7025787d4f8f96f8f0fd2321d46014fe38a855b2a6d020179047e111d72c229d31947860856e47c935b4e678c604539e92406219c30910b314a0d01e188c9ffe3d40c421e719795b1693f70ca23ee0b64b9204e323b2c11b4ea4156df080da1c5ce8732852e9e34117b0b9f1a08e25113b9d09cfa312823782b78658f759b614199ce487965aba413dd160ae195d191db6a5ce1105f39d733a569e9e834e7e5f28c99ada9c2bd89bbde706fdf1e20938dac9d5bc03cab7a76a938e06d8a7d89ce6edcba356450a2a31b2ae22f376fe288fc62cb1db2da0e2665c47db1db1ef5efdc1588ea900b426dd35b108c0a910bc26c13b54b7482432e0899fb8967748443e2293d91b54c649d56d60ad6b7628adc22745e5c686eb644c26aa45e6c7b89110dcb91564726e04a78924355c6760c687894e3a2c75f706231fd4b9d512d13dbb9e6fd7d1e792f1ccff95f43d91b018dae4490794fc1d39b6ad40e916182363b008dfa2137f52d99186a9a5a2d76d02aadb62a3d4dad161be88a5aa784d2e87e0499413b41058d2e48b03759df214ba38ea80ef94a3bc4058b3a224e394da751601001c0ad4bcf7fc328ffd9f507ccf703c27b12ece2d105595b39bc28e1b6c768b22d1db6440cb5a96e25d1f6e0adf3f96341e9f78c3e34d0532a33d4e38cc91309c40ffb8e51bb8b03a681fa614cb8cf28dbc216a81f46d708ed700ba791d56233d03363aacc9820503f6e6dda00850903f5c398e7513c260ad40f7bb7d0db434c1ca81f76ed2d323b9c03f5e3d662edd01ae7a9d52297eba06f9a8b629248fe3013b78b3c9834523fecc567bff1d556b648feb83559eb01105290a0d7c57970bb97b6f7bc0ff9c90581a63b32005182b2246e337f048c12d42b8a4cb21f21ea7ad9059ef5fb3f1075bd6eeafd044c0be728415ddef5fc8412e56726429b1d962841732d252ddaa051829604fba0b42d1c75be6eadaa472d460c5b5f2e2e6ea75920228409ea8c0fedb40211a3345a9c405c37aa92757bcea122a836dfb3a22887c40b766bab1139ca21c189c5711a6c2d3248bc136b7d184e73ad4506f9479e296ebaefb4c820f55ad9ba1a9c2e3c2d5248c15f68ba478516a5902b45ec1c47294a21754e9e2ee620419442de425b3b3c468ae2fc74e36c0ff2767b0eb227a54df79390c220abf52613298cb1678e962987298cb2654c6d30841446d9a5d33475430a836c66a52f1bc5d8c590ccbb1045383bf007e038e2ed6d7bf84b67097fce2fff03589043c5');

INSERT INTO public.packed_by VALUES (1001, 1, 1795143339.2929797);
INSERT INTO public.packed_by VALUES (2421926597733311118, 2, 1795143339.8780017);
INSERT INTO public.packed_by VALUES (1003, 3, 1795143340.5014184);

INSERT INTO public.played VALUES ('REST-1', 0, 1001, 'kitten-me', 3, 3, '', NULL, NULL, 0, -1, '');
INSERT INTO public.played VALUES ('REST-1', 1, 0, 'kitten-me', 3, 2, 'kitten', NULL, NULL, 0, -1, '');
INSERT INTO public.played VALUES ('REST-1', 2, 0, 'kitten-me', 3, 1, 'kitten', NULL, NULL, 0, -1, '');
INSERT INTO public.played VALUES ('FORGET-1', 1, 0, 'kitten-me', 3, 2, 'kitten', NULL, NULL, 0, -1, '');
INSERT INTO public.played VALUES ('FORGET-1', 2, 0, 'kitten-me', 3, 1, 'kitten', NULL, NULL, 0, -1, '');
INSERT INTO public.played VALUES ('FORGET-1', 0, 2421926597733311118, 'kitten-me', 3, 3, '', NULL, NULL, 0, -1, '');
INSERT INTO public.played VALUES ('BOARD-1', 0, 1003, 'kitten-me', 3, 2, '', NULL, NULL, 0, -1, '');
INSERT INTO public.played VALUES ('BOARD-1', 1, 0, 'kitten-me', 3, 1, 'kitten', NULL, NULL, 0, -1, '');
INSERT INTO public.played VALUES ('BOARD-1', 2, 0, 'kitten-me', 3, 3, 'kitten', NULL, NULL, 0, -1, '');

INSERT INTO public.snapshot VALUES (1, 242, '[1,2,242,1795143339.2929797,1,[null,[0,"Biscuit","-","kitten",true,"",false,""],[0,"Mochi","-","kitten",true,"",false,""]],[false,[],false],[1,[["Mochi",1]]],0]');

INSERT INTO public.untallied VALUES ('REST-1', 1795143339.259849);
INSERT INTO public.untallied VALUES ('FORGET-1', 1795143339.8431191);
INSERT INTO public.untallied VALUES ('BOARD-1', 1795143340.5021982);

ALTER TABLE ONLY public.act
    ADD CONSTRAINT act_pkey PRIMARY KEY (number);

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);

ALTER TABLE ONLY public.archive
    ADD CONSTRAINT archive_pkey PRIMARY KEY (match);

ALTER TABLE ONLY public.counting
    ADD CONSTRAINT counting_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.expected
    ADD CONSTRAINT expected_pkey PRIMARY KEY (who);

ALTER TABLE ONLY public.founding
    ADD CONSTRAINT founding_code_key UNIQUE (code);

ALTER TABLE ONLY public.founding
    ADD CONSTRAINT founding_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.guest
    ADD CONSTRAINT guest_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.head
    ADD CONSTRAINT head_pkey PRIMARY KEY (table_id);

ALTER TABLE ONLY public.house
    ADD CONSTRAINT house_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_command UNIQUE (who, table_id, command);

ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (table_id, seq);

ALTER TABLE ONLY public.muted
    ADD CONSTRAINT muted_pkey PRIMARY KEY (who, table_id);

ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_pkey PRIMARY KEY (table_id);

ALTER TABLE ONLY public.nudge
    ADD CONSTRAINT nudge_pkey PRIMARY KEY (device, table_id, kind);

ALTER TABLE ONLY public.operator_key
    ADD CONSTRAINT operator_key_pkey PRIMARY KEY (digest);

ALTER TABLE ONLY public.pack
    ADD CONSTRAINT pack_pkey PRIMARY KEY (table_id, until);

ALTER TABLE ONLY public.packed_by
    ADD CONSTRAINT packed_by_pkey PRIMARY KEY (who, table_id);

ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.played
    ADD CONSTRAINT played_pkey PRIMARY KEY (match, seat);

ALTER TABLE ONLY public.push_subscription
    ADD CONSTRAINT push_subscription_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.rated
    ADD CONSTRAINT rated_number_key UNIQUE (number);

ALTER TABLE ONLY public.rated
    ADD CONSTRAINT rated_pkey PRIMARY KEY (match);

ALTER TABLE ONLY public.report
    ADD CONSTRAINT report_once UNIQUE (reporter, who, table_code, match, kind);

ALTER TABLE ONLY public.report
    ADD CONSTRAINT report_pkey PRIMARY KEY (number);

ALTER TABLE ONLY public.revoked
    ADD CONSTRAINT revoked_pkey PRIMARY KEY (who);

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (who, number);

ALTER TABLE ONLY public.skill
    ADD CONSTRAINT skill_pkey PRIMARY KEY (who, game, season);

ALTER TABLE ONLY public.snapshot
    ADD CONSTRAINT snapshot_pkey PRIMARY KEY (table_id);

ALTER TABLE ONLY public.tally
    ADD CONSTRAINT tally_pkey PRIMARY KEY (match, seat);

ALTER TABLE ONLY public.ticket
    ADD CONSTRAINT ticket_pkey PRIMARY KEY (digest);

ALTER TABLE ONLY public.tie
    ADD CONSTRAINT tie_pkey PRIMARY KEY (who, whom);

ALTER TABLE ONLY public.untallied
    ADD CONSTRAINT untallied_pkey PRIMARY KEY (match);

CREATE INDEX head_due ON public.head USING btree (due) WHERE (due IS NOT NULL);

CREATE INDEX ix_act_subject ON public.act USING btree (subject);

CREATE INDEX ix_expected_at ON public.expected USING btree (at);

CREATE INDEX ix_expected_table_id ON public.expected USING btree (table_id);

CREATE INDEX ix_founding_day ON public.founding USING btree (day);

CREATE INDEX ix_founding_host ON public.founding USING btree (host);

CREATE INDEX ix_notice_seen ON public.notice USING btree (seen);

CREATE INDEX ix_nudge_due ON public.nudge USING btree (due);

CREATE INDEX ix_nudge_made ON public.nudge USING btree (made);

CREATE INDEX ix_passkey_who ON public.passkey USING btree (who);

CREATE INDEX ix_played_who ON public.played USING btree (who);

CREATE INDEX ix_push_subscription_who ON public.push_subscription USING btree (who);

CREATE INDEX ix_report_settled ON public.report USING btree (settled);

CREATE INDEX ix_report_who ON public.report USING btree (who);

CREATE INDEX ix_revoked_at ON public.revoked USING btree (at);

CREATE INDEX ix_session_ended ON public.session USING btree (ended);

CREATE INDEX ix_ticket_until ON public.ticket USING btree (until);

CREATE INDEX ix_ticket_who ON public.ticket USING btree (who);

CREATE INDEX ix_tie_whom ON public.tie USING btree (whom);

CREATE INDEX ix_untallied_ended ON public.untallied USING btree (ended);

CREATE INDEX rated_waiting ON public.rated USING btree (ended, match) WHERE (number IS NULL);

CREATE INDEX skill_board ON public.skill USING btree (game, season, mu DESC);
