/** Cloud, operations, networks, IT support and security. Notation: ../notation.ts. */
export const INFRASTRUCTURE_SKILLS = `
Cloud computing = cloud, cloud platforms, cloud services, cloud infrastructure, cloud technologies, cloud native, cloud-based systems, public cloud, hybrid cloud, Cloud-Technologien, cloud migration, Cloud-Plattformen
AWS = Amazon Web Services, AWS cloud, AWS services < EC2 | Amazon EC2, S3 | Amazon S3, ECS, EKS, CloudWatch > Cloud computing
Azure = Microsoft Azure, Azure cloud, Azure services < AKS, Azure AD | Entra ID | Azure Active Directory > Cloud computing
Google Cloud = GCP, Google Cloud Platform < GKE, Cloud Run > Cloud computing
OpenStack = private cloud > Cloud computing
IBM Cloud < Oracle Cloud | OCI, Alibaba Cloud, DigitalOcean > Cloud computing
DevOps = DevOps practices, Dev Ops, DevOps culture, DevOps tools
CI/CD = continuous integration, continuous delivery, continuous deployment, CI/CD pipelines, build pipelines, CICD, deployment pipelines, release automation, build automation > DevOps
Jenkins > CI/CD
GitHub Actions > CI/CD, GitHub
GitLab CI = GitLab CI/CD > CI/CD, GitLab
Azure DevOps = Azure Pipelines, TFS, VSTS, Team Foundation Server > CI/CD
CircleCI < Travis CI, TeamCity, Bamboo | Bamboo CI, Argo CD | ArgoCD, Octopus Deploy > CI/CD
Docker = containers, containerization, Docker Compose, containerized applications < Podman, Docker Swarm > DevOps
Kubernetes = k8s, kube, container orchestration, Kubernetes clusters > Docker
Helm = Helm charts > Kubernetes
OpenShift = Red Hat OpenShift, Rancher > Kubernetes
Terraform = OpenTofu > Infrastructure as code
Ansible = Ansible playbooks > Configuration management
Puppet > Configuration management
Chef configuration = Chef Infra, SaltStack > Configuration management
Configuration management = config management, configuration management tools
CloudFormation < AWS CDK, Bicep | ARM templates, Pulumi > Infrastructure as code
Infrastructure as code = IaC, infrastructure automation > DevOps
Site reliability engineering = SRE, reliability engineering, service reliability, SLOs, service level objectives > DevOps, Monitoring
Monitoring = system monitoring, observability, application monitoring, infrastructure monitoring, server monitoring < New Relic, Nagios, Zabbix, Dynatrace, AppDynamics, OpenTelemetry | distributed tracing, error budget
Prometheus = Grafana, Grafana dashboards > Monitoring
Datadog > Monitoring
Splunk > Monitoring
ELK Stack = log management, log analysis < Kibana, Logstash > Monitoring
Incident management = incident response, on-call, on call rotation, major incident management, postmortems, root cause of incidents, Störungsmanagement, incident handling, incident resolution
Linux = GNU/Linux, Linux administration, Linux servers, Linux system administration < Ubuntu, Debian, CentOS, RHEL | Red Hat Enterprise Linux | Red Hat, SUSE, Fedora
Unix = Solaris, AIX, HP-UX
Windows Server = Windows Server 2016, Windows Server 2019, Microsoft Windows Server < IIS
Windows = Microsoft Windows, MS Windows, Windows 10, Windows 11, Windows operating systems, Windows OS
macOS = Mac OS, Mac OS X, OS X, Apple computers
Active Directory = AD DS, Azure Active Directory Connect, MS Active Directory < Group Policy | GPO, LDAP > Windows Server
Virtualization = virtual machines, Virtualisierung < VMware | vSphere | ESXi | VMware ESXi, Hyper-V, Citrix | XenServer, Proxmox, VDI
System administration = server administration, sysadmin, Systemadministration, administration système, administración de sistemas, systeembeheer, server management, server maintenance
Networking = computer networks, network administration, networks, Netzwerke, Netzwerktechnik, réseaux, redes, netwerken, network management, routing and switching, LAN, WAN, LAN/WAN, network infrastructure, network engineering, computer networking, network configuration
TCP/IP = IP networking, DNS, DHCP, OSI model, subnetting, IPv6, IPv4 > Networking
Cisco = Cisco IOS, Cisco routers, Cisco switches, Cisco networking < Meraki > Networking
Routing protocols = BGP, OSPF, MPLS, EIGRP, SD-WAN > Networking
Juniper = Aruba networks, Arista, Palo Alto Networks > Networking
VPN = virtual private networks, IPsec, remote access VPN > Networking, Network security
Wireless networks = Wi-Fi, WiFi, WLAN, wireless networking, 802.11 > Networking
Load balancing = load balancers, reverse proxy, web servers < nginx, HAProxy, Apache Tomcat | Tomcat, Apache HTTP Server, F5 BIG-IP
VoIP = IP telephony, SIP, telephony systems, PBX, unified communications < Avaya
Telecommunications = telecoms, Telekommunikation, telecomunicaciones, mobile networks < fiber optics | fibre optics, 5G | LTE, RF engineering
Storage systems = Storage administration < SAN | storage area networks, NAS, NetApp
Backup and recovery = backups, data backup, backup and restore, Datensicherung, data recovery < disaster recovery, Veeam, business continuity
IT support = technical support, help desk, helpdesk, service desk, IT helpdesk, end user support, desktop support, user support, Anwenderbetreuung, support technique, soporte técnico, technische ondersteuning, tech support, computer support, first level support, second level support, 1st line support, 2nd line support, tier 2 support, Anwendersupport, helpdeskondersteuning
IT troubleshooting = computer troubleshooting, hardware troubleshooting, technical troubleshooting, network troubleshooting, software troubleshooting, Fehlersuche, dépannage informatique
Computer hardware = PC hardware, hardware installation, desktop computers, printers, computer repair, laptops and desktops, hardware repair, PC repair, workstations, imaging computers, peripherals
ITIL = IT service management, ITSM, ITIL framework, ITIL v4, ITIL processes, IT-Servicemanagement
ServiceNow = BMC Remedy, Remedy ticketing > Ticketing systems, ITIL
Ticketing systems = ticket management, trouble tickets, Ticketsystem, support tickets, help desk tickets, ticketing < Freshdesk, Freshservice
Jira = Atlassian Jira, JIRA Software, Jira Service Management > Project tracking tools
Confluence = Atlassian Confluence, wiki documentation
Microsoft Exchange = Exchange Server, Exchange Online, MS Exchange
Microsoft 365 administration = Office 365 administration, O365 administration, Microsoft 365 admin center
Microsoft Intune = Intune, endpoint management, mobile device management, Autopilot < SCCM | MECM | System Center Configuration Manager, Jamf
SharePoint = Microsoft SharePoint, MS SharePoint, SharePoint Online
Change management in IT = release management, change control, IT change management, change advisory board
IT asset management = software licensing, hardware inventory, asset tagging, license management
Mainframe = z/OS, AS/400, IBM i, AS400, JCL, CICS
Information security = cyber security, cybersecurity, IT security, infosec, security operations, Informationssicherheit, IT-Sicherheit, cybersécurité, sécurité informatique, ciberseguridad, informatiebeveiliging, network and information security, data security, Cyber-Sicherheit, seguridad informática
Network security = Netzwerksicherheit < Fortinet | FortiGate, Check Point, intrusion detection | intrusion prevention | IDS/IPS, firewalls | firewall management | firewall administration > Information security, Networking
Application security = AppSec, secure coding, code security, DevSecOps, secure software development < OWASP | OWASP Top 10, SAST, DAST > Information security
Cloud security = CSPM, cloud security posture > Information security, Cloud computing
Penetration testing = pentesting, pen testing, ethical hacking, penetration tests < Burp Suite, Metasploit, Kali Linux, red teaming | red team > Information security
Vulnerability management = vulnerability assessment, vulnerability scanning, Schwachstellenmanagement < Nessus, Qualys, patch management | patching > Information security
SIEM = security information and event management, security monitoring, log correlation < QRadar, Microsoft Sentinel, ArcSight > Information security
Security operations center = SOC operations, SOC analyst work, threat hunting, threat intelligence, threat detection, blue team, threat analysis > Information security
Digital forensics = computer forensics, forensic analysis < EnCase, malware analysis | reverse engineering malware > Information security
Identity and access management = IAM, single sign-on, SSO, access management, RBAC < Okta, CyberArk, OAuth | OAuth2 | OpenID Connect, SAML, multi-factor authentication | MFA, privileged access management | PAM > Information security
Cryptography = encryption, TLS, SSL certificates < PKI | public key infrastructure > Information security
Endpoint security = EDR, antivirus, endpoint protection < CrowdStrike, Microsoft Defender, SentinelOne > Information security
ISO 27001 = ISO/IEC 27001, ISMS, information security management system > Information security
NIST = NIST framework, NIST CSF, NIST 800-53, CIS controls > Information security
SOC 2 = SOC2, SOC 2 compliance > Information security
PCI DSS = PCI compliance > Information security
Zero trust = zero trust architecture > Information security
Security awareness = security awareness training, phishing simulations > Information security
Data privacy = GDPR, data protection, privacy law, DSGVO, Datenschutz, RGPD, protection des données, protección de datos, AVG privacywet, CCPA, privacy regulations, privacy compliance, gegevensbescherming, DSARs, DPIAs, data breaches, AVG-wetgeving, POPIA, privacy impact assessments
IT governance = COBIT, IT audit, IT controls, ITGC, IT compliance
~ AWS, Azure, Google Cloud, IBM Cloud
~ Jenkins, GitHub Actions, GitLab CI, Azure DevOps, CircleCI
~ Terraform, CloudFormation, Ansible
~ Ansible, Puppet, Chef configuration
~ Docker, Virtualization
~ Kubernetes, OpenShift
~ Prometheus, Datadog, Splunk, ELK Stack
~ Linux, Unix
~ Cisco, Juniper
~ SIEM, Splunk
~ ISO 27001, SOC 2, NIST, PCI DSS
~ DevOps, Site reliability engineering
~ IT support, IT troubleshooting, System administration
~ Windows, Windows Server
~ ServiceNow, Jira
~ Penetration testing, Vulnerability management
`;
